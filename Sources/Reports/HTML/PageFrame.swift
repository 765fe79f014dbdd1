/// What stands around the content of a page.
enum PageFrame {
  /// Where style and script are.
  enum Place {
    case inline
    case linked(String)
  }

  /// From the first line to the opening of `main`.
  static func head(title: String, style: Place) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    \(self.style(style))
    </head>
    <body id="top">
    <a class="skip" href="#main">Skip to the content</a>
    <main id="main" tabindex="-1">

    """
  }

  /// From the end of `main` to the last line.
  /// - Parameter script: where it is; nil for a page that has nothing to operate.
  static func foot(script: Place?) -> HTML {
    """
    </main>
    <p id="status" role="status"></p>
    \(script.map { self.script($0) } ?? "")
    </body>
    </html>

    """
  }

  /// The bytes of a file in `Assets`.
  static func asset(_ name: String) -> [UInt8] {
    guard let asset = EmbeddedAssets.all.first(where: { $0.name.description == name }) else { return [] }
    return asset.text.withUTF8Buffer { Array($0) }
  }

  private static func style(_ place: Place) -> HTML {
    switch place {
    case .inline: "<style>\n\(HTML(raw: asset("report.css")))</style>"
    case .linked(let path): "<link rel=\"stylesheet\" href=\"\(path)\">"
    }
  }

  private static func script(_ place: Place) -> HTML {
    switch place {
    case .inline: "<script>\n\(HTML(raw: asset("report.js")))</script>"
    case .linked(let path): "<script src=\"\(path)\" defer></script>"
    }
  }
}
