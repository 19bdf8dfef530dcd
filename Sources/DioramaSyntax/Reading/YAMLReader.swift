/// Reads a YAML file into a ``SyntaxTree``. It never fails: it returns what it could read, with the diagnostics.
package enum YAMLReader {
  /// Reads one file.
  ///
  /// - Returns: The tree and the diagnostics, in document order.
  package static func read(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    switch TextEncoding.check(file.bytes) {
    case .failure(let diagnostic): nothing(of: file, because: diagnostic)
    case .success(let encoding):
      encoding.hasHiddenCharacters
        ? HiddenCharacterScanner.added(to: readTolerantly(file, encoding)) : readTolerantly(file, encoding)
    }
  }

  private static func readTolerantly(
    _ file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    if let result = readAlone(file, encoding) { return result }
    let result = readEvents(of: file, encoding)
    guard !result.tree.isComplete,
      let (tree, found) = SyntaxReader.read(file, encoding, isTolerant: true), let found, found.hasErrors
    else { return result }
    return checked(tree, found)
  }

  /// Reads a file without libyaml; `nil` if it needs libyaml.
  static func readAlone(
    _ file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic])? {
    SyntaxReader.read(file, encoding).map { checked($0.tree, $0.diagnostics) }
  }

  /// Checks the keys of a tree, and that the tree is not empty.
  static func checked(
    _ unchecked: SyntaxTree, _ found: DiagnosticCollector?
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let (tree, keyDiagnostics) = KeyChecker.check(unchecked)
    let isEmpty = tree.isComplete && tree.root?.isEmptyPlain ?? true
    if found == nil, keyDiagnostics.isEmpty, !isEmpty { return (tree, []) }
    let diagnostics = found ?? DiagnosticCollector()
    if isEmpty, !diagnostics.hasErrors {
      diagnostics.add(EmptyFile(), at: SourceRange(0, 0))
    }
    diagnostics.add(contentsOf: keyDiagnostics)
    return (tree, diagnostics.diagnostics)
  }

  /// Reads any file, with libyaml.
  static func readEvents(
    of file: SourceFile, _ encoding: TextEncoding
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    if let excess = DirectiveScan.excess(in: file.bytes) {
      return nothing(of: file, because: Diagnostic(DirectiveLimit(), at: excess))
    }
    let offsets = CodePointOffsets(file.bytes, from: encoding.contentStart, isASCII: encoding.isASCII)
    var builder = TreeBuilder(file, offsets: offsets)
    EventStream.forEachEvent(in: file.bytes, from: encoding.contentStart) { builder.accept($0) }
    return builder.finish()
  }

  private static func nothing(
    of file: SourceFile, because diagnostic: Diagnostic
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    (
      SyntaxTree(
        source: file, nodes: [], skipped: [SourceRange(0, file.bytes.count)]),
      [diagnostic]
    )
  }
}

/// The result of checking a file's bytes before its YAML is read: valid UTF-8, without characters that YAML forbids.
struct TextEncoding {
  /// The start of the text, after a byte order mark.
  let contentStart: Int

  /// Whether each code point is one byte.
  private(set) var isASCII = true

  /// Whether the text has no tabs, and no line breaks other than line feeds.
  private(set) var hasOrdinarySpace = true

  /// Whether the text has characters that ``HiddenCharacterScanner`` looks for.
  private(set) var hasHiddenCharacters = false

  /// Checks size, encoding and characters. Accepts only characters that YAML allows, so that libyaml never rejects
  /// any.
  static func check(_ bytes: SourceBytes) -> EncodingResult {
    if bytes.count > Limits.fileSize {
      return .failure(Diagnostic(FileTooLarge(), at: SourceRange(0, 0)))
    }
    if let encoding = wideEncoding(bytes) {
      return .failure(Diagnostic(UnsupportedEncoding(encoding: encoding), at: SourceRange(0, 0)))
    }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { check($0, count: buffer.count, from: bytes.contentStart) }
        ?? .success(TextEncoding(contentStart: 0))
    }
  }

  /// - Parameter text: The file and the zeros after it.
  private static func check(_ text: UnsafePointer<UInt8>, count: Int, from start: Int) -> EncodingResult {
    var encoding = TextEncoding(contentStart: start)
    var index = start
    while true {
      let others = Word(at: text + index).placesOfOthersThanPlainText
      if others == 0 {
        index += Word.size
        continue
      }
      index += Word.first(of: others)
      if index >= count { return .success(encoding) }
      let byte = text[index]
      if byte < 0x80 {
        guard byte == 0x0D || byte == 0x09 else {
          return forbidden(Unicode.Scalar(byte), at: index, length: 1)
        }
        encoding.hasOrdinarySpace = false
        index += 1
        continue
      }
      encoding.isASCII = false
      while text[index] >= 0x80 {
        guard let (scalar, length) = decode(text + index) else {
          return .failure(Diagnostic(InvalidUTF8(byte: text[index]), at: SourceRange(index, index + 1)))
        }
        guard isAllowed(scalar) else { return forbidden(scalar, at: index, length: length) }
        if scalar.isHiddenLineBreak { encoding.hasOrdinarySpace = false }
        if scalar.isHidden { encoding.hasHiddenCharacters = true }
        index += length
      }
    }
  }

  enum EncodingResult {
    case success(TextEncoding)
    case failure(Diagnostic)
  }

  private static func forbidden(_ scalar: Unicode.Scalar, at index: Int, length: Int) -> EncodingResult {
    .failure(Diagnostic(ForbiddenCharacter(scalar: scalar), at: SourceRange(index, index + length)))
  }

  /// Returns the name of a two- or four-byte encoding that the first bytes reveal, with or without a byte order mark.
  private static func wideEncoding(_ bytes: SourceBytes) -> String? {
    let head = bytes.prefix(4)
    if head.allSatisfy({ $0 != 0 && $0 < 0xFE }) { return nil }
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count == 4 else { return nil }
    let zeros = head.map { $0 == 0 }
    if zeros == [true, true, true, false] || zeros == [false, true, true, true] { return "UTF-32" }
    if zeros == [true, false, true, false] || zeros == [false, true, false, true] { return "UTF-16" }
    return nil
  }

  /// Returns the scalar at a position and its length, or `nil` if the bytes are not UTF-8 in its shortest form.
  /// Neither the zeros after the file nor any byte after them are part of a scalar.
  private static func decode(_ text: UnsafePointer<UInt8>) -> (Unicode.Scalar, Int)? {
    let lead = text[0]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4 else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard text[offset] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(text[offset] & 0x3F)
    }
    let shortest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= shortest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// YAML 1.1's printable characters above ASCII, without a byte order mark inside the text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
