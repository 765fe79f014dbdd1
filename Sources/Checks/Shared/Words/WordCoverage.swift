import ScreenModel
import ViewHierarchy

/// How many of the words that are drawn inside an element are heard when it is read.
struct WordCoverage {
  /// The different words that are drawn.
  private(set) var words = 0
  /// Those that are not heard, in the order in which they stand.
  private(set) var unheard: [String] = []

  /// The share that is heard; 1 where nothing is drawn.
  var share: Double { words == 0 ? 1 : Double(words - unheard.count) / Double(words) }

  /// Compares texts with what is heard, word by word; words of one letter say nothing.
  init(of drawn: [String], in heard: String) {
    let known = Set(Names.normalised(heard).split(separator: " "))
    var seen: Set<Substring> = []
    let texts = drawn.map(Names.normalised)
    for text in texts {
      for word in text.split(separator: " ") where word.count > 1 || word.first?.isNumber == true {
        guard seen.insert(word).inserted else { continue }
        words += 1
        if !known.contains(word) { unheard.append(String(word)) }
      }
    }
  }
}
