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
}
