import Markup
import ViewHierarchy

extension Document {
  /// Reads the document as XML within the user's limits; an error of the markup becomes one of the import.
  func readXML(
    _ vocabulary: XMLVocabulary, open: (borrowing XMLTag) -> XMLStep, close: () -> Void,
    text: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil, finish: (Int) -> ImportResult
  ) -> ImportResult {
    var limits = XMLLimits()
    limits.depth = options.maxDepth
    limits.nodes = options.maxNodes
    do {
      let end = try bytes.withUnsafeBufferPointer { bytes throws(MarkupError) in
        try XMLReader(vocabulary: vocabulary, limits: limits)
          .read(bytes, from: start, open: open, close: close, text: text)
      }
      return finish(end)
    } catch {
      return ImportResult(error: ImportError(error))
    }
  }
}
