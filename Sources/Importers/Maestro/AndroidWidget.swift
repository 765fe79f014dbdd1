import ViewHierarchy

/// The kinds of Android's widgets, by the last part of their class names.
enum AndroidWidget {
  private static let kinds: [String: Kind] = [
    "Button": .button, "ImageButton": .button, "MaterialButton": .button, "FloatingActionButton": .button,
    "TextView": .text, "EditText": .field, "AutoCompleteTextView": .field, "ImageView": .image, "CheckBox": .checkbox,
    "Switch": .toggle, "SwitchCompat": .toggle, "SwitchMaterial": .toggle, "ToggleButton": .toggle,
    "RadioButton": .radio, "SeekBar": .slider, "RatingBar": .rating, "ProgressBar": .progress, "Spinner": .picker,
    "NumberPicker": .picker, "RecyclerView": .list, "ListView": .list, "GridView": .collection, "ScrollView": .scroll,
    "HorizontalScrollView": .scroll, "NestedScrollView": .scroll, "ViewPager": .scroll, "WebView": .webView,
    "Toolbar": .toolbar, "TabWidget": .tabBar, "CardView": .card, "MaterialCardView": .card, "ViewGroup": .view,
    "FrameLayout": .view, "LinearLayout": .view, "RelativeLayout": .view, "ConstraintLayout": .view, "View": .other,
  ]

  static func kind(_ className: String) -> Kind {
    let name = className.split(separator: ".").last.map(String.init) ?? className
    return kinds[name] ?? .view
  }
}
