import ScreenModel

/// Words of labels by what is wrong with them, in the languages of rule `label-generic`: English, German, French,
/// Spanish, Italian, Portuguese and Dutch.
enum NameWords {
  /// Words that say nothing of what a control does; a name of nothing else is generic.
  static let generic = WordSet(
    "click", "tap", "press", "here", "go", "more", "this", "page", "link", "about", "learn", "read", "see", "view",
    "details", "info", "button", "image", "icon", "picture", "label", "item", "cell", "untitled", "unnamed", "default",
    "placeholder", "test", "null",
    "hier", "klicken", "tippen", "mehr", "lesen", "erfahren", "ansehen", "anzeigen", "seite", "schaltfläche", "knopf",
    "taste", "bild", "symbol", "unbenannt",
    "ici", "cliquez", "cliquer", "appuyez", "plus", "en", "savoir", "lire", "voir", "détails", "lien", "bouton",
    "aquí", "haz", "clic", "pulsa", "más", "ver", "leer", "saber", "información", "detalles", "enlace", "botón",
    "imagen", "página",
    "qui", "clicca", "tocca", "premi", "leggi", "scopri", "vedi", "dettagli", "pulsante", "immagine", "pagina",
    "più", "di",
    "aqui", "clique", "toque", "mais", "ler", "saiba", "detalhes", "botão", "imagem",
    "klik", "tik", "druk", "meer", "lees", "bekijk", "knop", "afbeelding")

  /// Of these, those that point at the control or name its kind: with one of them the name is generic for sure.
  static let pointing = WordSet(
    "click", "tap", "press", "here", "button", "untitled", "unnamed", "null",
    "hier", "klicken", "tippen", "schaltfläche", "knopf", "taste", "unbenannt", "ici", "cliquez", "cliquer", "appuyez",
    "bouton", "aquí", "clic", "pulsa", "botón", "qui", "clicca", "tocca", "premi", "pulsante", "aqui", "clique",
    "toque", "botão", "klik", "tik", "druk", "knop")

  /// Of these, those that name a picture: also what a control may be about.
  static let pictures = WordSet("image", "icon", "picture", "bild", "imagen", "immagine", "imagem", "afbeelding")

  /// States that belong into a trait or value, at the end of a name.
  static let states = Phrases(
    "not selected", "unselected", "selected", "not checked", "unchecked", "checked", "expanded", "collapsed",
    "disabled", "dimmed", "nicht ausgewählt", "ausgewählt", "deaktiviert", "non sélectionnée", "non sélectionné",
    "sélectionnée", "sélectionné", "désactivé", "no seleccionado", "no seleccionada", "seleccionado", "seleccionada",
    "desactivado", "non selezionato", "non selezionata", "selezionato", "selezionata", "não selecionado",
    "não selecionada", "selecionado", "selecionada", "niet geselecteerd", "geselecteerd")

  /// States that only something with two of them has.
  static let switchStates = Phrases(
    "on", "off", "enabled", "ein", "aus", "aktiviert", "activé", "activado", "attivo", "ligado", "desligado", "aan",
    "uit")

  /// States other than that of what is chosen. The words for what is chosen end many of them.
  static let unchosen = Phrases(
    "not selected", "unselected", "deselected", "not checked", "unchecked", "not chosen", "not active", "inactive",
    "not current", "off", "false", "0", "disabled", "dimmed", "expanded", "collapsed", "deaktiviert",
    "nicht ausgewählt", "nicht gewählt", "nicht aktiv", "inaktiv", "aus",
    "non sélectionné", "non sélectionnée", "pas sélectionné", "pas sélectionnée", "non coché", "non cochée",
    "désélectionné", "désélectionnée", "inactif", "désactivé", "no seleccionado", "no seleccionada", "sin seleccionar",
    "inactivo", "desactivado", "non selezionato", "non selezionata", "deselezionato", "deselezionata", "inattivo",
    "não selecionado", "não selecionada", "desmarcado", "desligado", "inativo", "niet geselecteerd", "inactief", "uit",
    "ikke valgt", "inte vald", "ej vald", "nie wybrano", "niewybrane", "не выбрано", "не выбран", "не выбрана",
    "未选中", "未選取", "未選択", "선택 안 됨", "선택되지 않음")

  /// Words by which a label or value tells a state, alone or with others.
  static let stateWords = WordSet(
    "selected", "unselected", "checked", "unchecked", "on", "off", "active", "inactive", "current", "chosen", "1", "0",
    "true", "false", "ausgewählt", "aktiv", "ein", "aus", "sélectionné", "sélectionnée", "seleccionado",
    "seleccionada", "selezionato", "selezionata", "selecionado", "selecionada", "geselecteerd", "valgt", "vald")
}
