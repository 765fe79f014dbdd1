import ScreenModel

/// Words for the states of controls, in the languages of ``NameWords`` and some more.
enum StateWords {
  /// States that belong into a trait or value, at the end of a name.
  static let ending = Phrases(
    "not selected", "unselected", "selected", "not checked", "unchecked", "checked", "expanded", "collapsed",
    "disabled", "dimmed", "nicht ausgewählt", "ausgewählt", "deaktiviert", "non sélectionnée", "non sélectionné",
    "sélectionnée", "sélectionné", "désactivé", "no seleccionado", "no seleccionada", "seleccionado", "seleccionada",
    "desactivado", "non selezionato", "non selezionata", "selezionato", "selezionata", "não selecionado",
    "não selecionada", "selecionado", "selecionada", "niet geselecteerd", "geselecteerd")

  /// States that only something with two of them has.
  static let ofSwitches = Phrases(
    "on", "off", "enabled", "ein", "aus", "aktiviert", "activé", "activado", "attivo", "ligado", "desligado", "aan",
    "uit")

  /// What is said of something that is not chosen. The words for what is chosen end many of them.
  static let unchosen = Phrases(
    "not selected", "unselected", "deselected", "not checked", "unchecked", "not chosen", "not active", "inactive",
    "not current", "off", "false", "0", "nicht ausgewählt", "nicht gewählt", "nicht aktiv", "inaktiv", "aus",
    "non sélectionné", "non sélectionnée", "pas sélectionné", "pas sélectionnée", "non coché", "non cochée",
    "désélectionné", "désélectionnée", "inactif", "no seleccionado", "no seleccionada", "sin seleccionar",
    "inactivo", "non selezionato", "non selezionata", "deselezionato", "deselezionata", "inattivo",
    "não selecionado", "não selecionada", "desmarcado", "desligado", "inativo", "niet geselecteerd", "inactief", "uit",
    "ikke valgt", "inte vald", "ej vald", "nie wybrano", "niewybrane", "не выбрано", "не выбран", "не выбрана",
    "未选中", "未選取", "未選択", "선택 안 됨", "선택되지 않음")

  /// States of ``ending`` that do not tell whether something is chosen: of what cannot be used, or opens and closes.
  static let ofOtherKinds = Phrases(
    "disabled", "dimmed", "expanded", "collapsed", "deaktiviert", "désactivé", "desactivado")

  /// Words by which a label or value tells a state, alone or with others.
  static let alone = WordSet(
    "selected", "unselected", "checked", "unchecked", "on", "off", "active", "inactive", "current", "chosen", "1", "0",
    "true", "false", "ausgewählt", "aktiv", "ein", "aus", "sélectionné", "sélectionnée", "seleccionado",
    "seleccionada", "selezionato", "selezionata", "selecionado", "selecionada", "geselecteerd", "valgt", "vald")
}
