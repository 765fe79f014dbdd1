import ScreenModel

/// The words for roles that people write into labels, in the languages of rule `label-contains-role`.
enum RoleWords {
  /// Words at the end of a name that the screen reader adds by itself for the role.
  static func endings(_ role: Role) -> Phrases? {
    switch role {
    case .button: button
    case .link: link
    case .heading: heading
    case .searchField: searchField
    case .slider: slider
    case .toggle: toggle
    case .tab: tab
    case .field, .secureField: field
    default: nil
    }
  }

  /// Words at the beginning of a name; only those of buttons, as "Link your account" and "Switch to dark mode" begin
  /// with verbs.
  static func openings(_ role: Role) -> Phrases? { role == .button ? buttonFirst : nil }

  /// With these before it the word names a thing: a radio button, a light switch, a new tab.
  static let compounds = Phrases(
    "radio", "power", "home", "side", "volume", "mute", "action", "panic", "push", "push-to-talk", "light", "kill",
    "dip", "timer", "new", "private", "close", "this", "that", "each", "every", "the", "a", "an", "your", "no", "copy",
    "share", "send", "open", "get", "create", "paste", "magic", "invite", "deep", "playing", "on/off")

  /// Names that say no more than the role.
  static func kinds(_ role: Role) -> Phrases? {
    switch role {
    case .checkbox: checkboxKind
    case .toggle: toggleKind
    case .radio: radioKind
    case .slider: sliderKind
    case .field, .textArea: fieldKind
    case .link: link
    default: nil
    }
  }

  private static let checkboxKind = Phrases(
    "checkbox", "check box", "kontrollkästchen", "case à cocher", "casilla de verificación", "casella di controllo",
    "caixa de seleção", "selectievakje")
  private static let toggleKind = Phrases(
    "switch", "toggle", "toggle switch", "toggle button", "schalter", "interrupteur", "interruptor", "interruttore",
    "schakelaar", "スイッチ", "开关")
  private static let radioKind = Phrases(
    "radio button", "radiobutton", "optionsfeld", "bouton radio", "botón de opción", "pulsante di opzione",
    "botão de opção", "keuzerondje")
  private static let sliderKind = Phrases(
    "slider", "seek bar", "seekbar", "schieberegler", "curseur", "control deslizante", "dispositivo di scorrimento",
    "controle deslizante", "schuifregelaar", "スライダー", "滑块")
  private static let fieldKind = Phrases(
    "text field", "textfield", "text box", "textbox", "edit text", "edittext", "edit box", "input field", "input",
    "textfeld", "eingabefeld", "champ de texte", "campo de texto", "campo di testo", "tekstveld",
    "テキストフィールド")
  private static let button = Phrases(
    "button", "btn", "schaltfläche", "taste", "knopf", "bouton", "botón", "pulsante", "botão", "knop", "knapp", "knap",
    "przycisk", "кнопка", "düğmesi", "düğme", "ボタン", "按钮", "按鈕", "버튼")
  private static let buttonFirst = Phrases(
    "button:", "button,", "btn", "bouton", "botón", "pulsante", "botão", "knop", "przycisk", "Кнопка", "кнопка", "زر")
  private static let link = Phrases("link", "lien", "enlace", "collegamento", "リンク", "链接", "連結", "링크")
  private static let heading = Phrases("heading", "header", "überschrift", "kopfzeile", "titre", "encabezado")
  private static let searchField = Phrases("search field", "suchfeld", "champ de recherche", "campo de búsqueda")
  private static let slider = Phrases("slider", "adjustable", "schieberegler", "curseur", "スライダー", "滑块")
  private static let toggle = Phrases("switch", "toggle", "schalter", "interrupteur", "interruptor", "スイッチ", "开关")
  private static let tab = Phrases("tab", "onglet", "pestaña", "scheda", "タブ", "标签页")
  private static let field = Phrases(
    "text field", "textfield", "text box", "textbox", "input field", "textfeld", "eingabefeld", "champ de texte",
    "campo de texto", "テキストフィールド")
}
