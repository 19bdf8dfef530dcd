/// Looks at the source for the anchor and tag in front of a node, whose places libyaml does not tell.
struct PropertyScan {
  /// Where the node itself begins.
  private(set) var contentStart: Int

  /// The tag, if there is one.
  private(set) var tag: SourceRange?

  private let bytes: SourceBytes

  /// Scans from the first property.
  init(_ bytes: SourceBytes, from start: Int) {
    self.bytes = bytes
    contentStart = start
    while contentStart < bytes.count {
      let byte = bytes[contentStart]
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        let property = contentStart
        while contentStart < bytes.count, spaceLength == 0 { contentStart += 1 }
        if byte == UInt8(ascii: "!") { tag = SourceRange(property, contentStart) }
      } else if byte == UInt8(ascii: "#") {
        contentStart = bytes.lineEnd(from: contentStart)
      } else if spaceLength > 0 {
        contentStart += spaceLength
      } else {
        return
      }
    }
  }

  /// How many bytes the blank or line break has that is next; 0 if neither is.
  private var spaceLength: Int {
    bytes[contentStart] <= UInt8(ascii: " ") ? 1 : bytes.lineBreakLength(at: contentStart)
  }

  /// Where the blanks behind the tag end, on its line.
  func end(after tag: SourceRange) -> Int {
    var end = tag.end
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
