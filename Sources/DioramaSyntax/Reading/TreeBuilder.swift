/// Builds a ``SyntaxTree`` from events.
struct TreeBuilder: ~Copyable {
  let file: SourceFile
  var offsets: CodePointOffsets
  private(set) var nodes: [NodeRecord] = []
  private var decodedTexts: [UInt8] = []
  var open: [OpenCollection] = []
  /// The index of the last anchor with each name.
  private var anchorNumbers: [String: Int] = [:]
  private var anchors: [Anchor] = []
  /// The ranges of all anchors.
  private var anchorRanges: [SourceRange] = []
  private var aliasedNodes = 0
  private var documents = 0
  var reliableEnd: Int?
  let diagnostics = DiagnosticCollector()

  /// A collection whose end has not been read.
  struct OpenCollection {
    var node: Int
    var lastChild = 0
    /// The index of its anchor.
    var anchor: Int?
    var isFlow: Bool
    /// The number of nodes in it, aliases expanded.
    var size = 1
    /// The depth of its nested collections, aliases expanded; 1 if there are none.
    var height = 1

    mutating func take(_ child: Int? = nil, size: Int, height: Int) {
      if let child { lastChild = child }
      self.size += size
      self.height = max(self.height, height + 1)
    }
  }

  /// The target of an alias.
  private struct Anchor {
    var node: Int
    /// 0 while the node is open.
    var size: Int
    var height: Int
  }

  init(_ file: SourceFile, offsets: CodePointOffsets) {
    self.file = file
    self.offsets = offsets
    nodes.reserveCapacity(file.bytes.count / 4)
  }

  /// Handles the next event, and returns whether to continue.
  mutating func accept(_ event: Event) -> Bool {
    switch event {
    case .documentStart(let mark):
      documents += 1
      if documents == 1 { return true }
      let start = byteOffset(mark)
      diagnostics.add(MultipleDocuments(), at: SourceRange(start, min(start + 3, file.bytes.count)))
      return stop(reliableTo: start)
    case .scalar(let scalar):
      return append(scalar)
    case .alias(let name, let start, let end):
      return append(aliasTo: String(cString: name), SourceRange(byteOffset(start), byteOffset(end)))
    case .mappingStart(let properties):
      return begin(.mapping, properties)
    case .sequenceStart(let properties):
      return begin(.sequence, properties)
    case .collectionEnd(let mark):
      end(at: mark)
      return true
    case .failure(let failure):
      stop(at: failure)
      return false
    }
  }

  /// Returns the tree and the diagnostics.
  consuming func finish() -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    for collection in open.reversed() {
      close(collection)
      closeRange(of: collection)
    }
    if reliableEnd != nil {
      for node in lastPath { nodes[node].marks.insert(.incomplete) }
    }
    let skipped = reliableEnd.map { [SourceRange($0, file.bytes.count)] } ?? []
    let tree = SyntaxTree(
      source: file, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped, anchors: anchorRanges)
    return YAMLReader.checked(tree, diagnostics)
  }

  // MARK: Nodes

  private mutating func append(_ scalar: Event.Scalar) -> Bool {
    let properties = scalar.properties
    var range = contentRange(properties)
    if scalar.style == .literal || scalar.style == .folded {
      range = SourceRange(range.start, file.bytes.textEnd(of: range))
    }
    if nodes.count >= Limits.nodes { return stopAtNodeLimit(range) }
    if scalar.text.count > Limits.scalarSize {
      diagnostics.add(TextTooLong(size: scalar.text.count), at: SourceRange(range.start, range.start + 1))
      return stop(reliableTo: range.start)
    }
    let isOnlyTag = properties.hasTag && scalar.text.isEmpty && scalar.style == .plain
    var node = NodeRecord(isOnlyTag ? .broken : .scalar, range, style: scalar.style)
    node.length = scalar.text.count
    let quote = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 1 : 0
    if quote == 1, range.end < file.bytes.count, file.bytes[range.end] == UInt8(ascii: "#") {
      diagnostics.add(SyntaxErrorExplainer.numberSign(afterQuotedText: range, in: file))
      return stop(reliableTo: file.bytes.lineStart(range.start))
    }
    if isWritten(scalar.text, in: range, quote: quote) {
      node.content = UInt32(range.start + quote)
    } else {
      node.marks.insert(.decoded)
      node.content = UInt32(decodedTexts.count)
      decodedTexts.append(contentsOf: scalar.text)
    }
    let index = add(node, size: 1, height: 0)
    _ = properties.anchor.map { note($0, Anchor(node: index, size: 1, height: 0)) }
    return true
  }

  /// Returns whether a text equals its source, between quotes of a given length.
  private func isWritten(
    _ text: UnsafeBufferPointer<UInt8>, in range: SourceRange, quote: Int
  ) -> Bool {
    let start = range.start + quote
    return range.end - quote - start == text.count
      && file.bytes.withUnsafeBufferPointer { bytes in
        UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]).hasBytes(of: text)
      }
  }

  private mutating func append(aliasTo name: String, _ range: SourceRange) -> Bool {
    if nodes.count >= Limits.nodes { return stopAtNodeLimit(range) }
    var node = NodeRecord(.broken, range)
    guard let anchor = anchorNumbers[name].map({ anchors[$0] }) else {
      diagnostics.add(undefinedAlias: name, at: range, anchors: anchorNumbers.keys)
      add(node, size: 1, height: 0)
      return true
    }
    if anchor.size == 0 {
      diagnostics.add(RecursiveAlias(name: name), at: range)
      add(node, size: 1, height: 0)
      return true
    }
    if open.count + anchor.height > Limits.nesting {
      diagnostics.add(NestingLimit(), at: range)
      return stop(reliableTo: range.start)
    }
    aliasedNodes += anchor.size
    if aliasedNodes > Limits.aliasedNodes {
      diagnostics.add(AliasLimit(), at: range)
      return stop(reliableTo: range.start)
    }
    node.kind = .alias
    node.content = UInt32(anchor.node)
    add(node, size: anchor.size, height: anchor.height)
    return true
  }

  private mutating func begin(_ kind: SyntaxNode.Kind, _ properties: Event.Properties) -> Bool {
    let range = contentRange(properties)
    if open.count == Limits.nesting {
      diagnostics.add(NestingLimit(), at: SourceRange(range.start, range.start + 1))
      return stop(reliableTo: range.start)
    }
    if nodes.count >= Limits.nodes { return stopAtNodeLimit(range) }
    let index = add(NodeRecord(kind, range), size: 0, height: 0)
    let anchor = properties.anchor.map { note($0, Anchor(node: index, size: 0, height: 0)) }
    open.append(OpenCollection(node: index, anchor: anchor, isFlow: properties.isFlow))
    return true
  }

  private mutating func stopAtNodeLimit(_ range: SourceRange) -> Bool {
    diagnostics.add(NodeLimit(), at: SourceRange(range.start, min(range.start + 1, file.bytes.count)))
    return stop(reliableTo: range.start)
  }

  private mutating func end(at mark: Int) {
    guard let collection = open.popLast() else { return }
    close(collection)
    if collection.isFlow {
      nodes[collection.node].end = UInt32(byteOffset(mark))
    } else {
      closeRange(of: collection)
    }
    if let anchor = collection.anchor {
      anchors[anchor] = Anchor(node: collection.node, size: collection.size, height: collection.height)
    }
    if let last = open.indices.last { open[last].take(size: collection.size, height: collection.height) }
  }

  /// Registers an anchor under its name.
  ///
  /// - Returns: Its index.
  private mutating func note(_ name: UnsafePointer<UInt8>, _ anchor: Anchor) -> Int {
    anchorNumbers[String(cString: name)] = anchors.count
    anchors.append(anchor)
    return anchors.count - 1
  }

  @discardableResult
  private mutating func add(_ node: NodeRecord, size: Int, height: Int) -> Int {
    let index = nodes.count
    nodes.append(node)
    if let last = open.indices.last {
      nodes[open[last].node].length += 1
      open[last].take(index, size: size, height: height)
    }
    return index
  }

  private mutating func close(_ collection: OpenCollection) {
    nodes[collection.node].content = UInt32(nodes.count)
  }

  private mutating func closeRange(of collection: OpenCollection) {
    guard collection.lastChild != 0 else { return }
    nodes[collection.node].end = max(nodes[collection.node].end, nodes[collection.lastChild].end)
  }
}

extension TreeBuilder {
  mutating func byteOffset(_ mark: Int) -> Int {
    offsets.byteOffset(ofCodePoint: mark, in: file.bytes)
  }

  /// Returns the range after the anchor and tag, and reports a tag.
  mutating func contentRange(_ properties: Event.Properties) -> SourceRange {
    let start = byteOffset(properties.start)
    let end = byteOffset(properties.end)
    guard properties.anchor != nil || properties.hasTag else { return SourceRange(start, end) }
    let scan = PropertyScan(file.bytes, from: start, inFlow: open.last?.isFlow == true)
    if let anchor = scan.anchor { anchorRanges.append(anchor) }
    if let tag = scan.tag {
      let message = TagNotAllowed(tag: file.text(in: tag))
      diagnostics.add(
        message, at: tag, fixIts: message.fixIts(removing: SourceRange(tag.start, scan.end(after: tag))))
    }
    let content =
      properties.isFlow || end > scan.contentStart
      ? scan.contentStart : min(scan.contentStart, max(end, start))
    return SourceRange(content, end)
  }

  mutating func stop(reliableTo offset: Int) -> Bool {
    reliableEnd = offset
    return false
  }

  mutating func stop(at failure: SyntaxFailure) {
    let problem = failure.problem.map { String(cString: $0) } ?? "out of memory"
    let explainer = SyntaxErrorExplainer(
      file: file, problem: SyntaxProblem(rawValue: problem), problemText: problem,
      problemOffset: byteOffset(failure.problemMark), contextOffset: byteOffset(failure.contextMark),
      lastScalar: nodes.indices.last { nodes[$0].kind == .scalar }.map { nodes[$0] }.map {
        SourceRange(Int($0.start), Int($0.end))
      },
      openBracket: open.last.flatMap { $0.isFlow ? Int(nodes[$0.node].start) : nil },
      path: lastPath.map { nodes[$0] })
    let explanation = explainer.explanation
    diagnostics.add(explanation.diagnostic)
    reliableEnd = explanation.reliableEnd
  }

  /// The nodes from the root to the last node that was begun. Where reading stopped, each of them may be incomplete,
  /// even if a less indented line has closed it.
  var lastPath: [Int] {
    var path: [Int] = []
    var node = 0
    while node < nodes.count {
      path.append(node)
      guard nodes[node].isCollection, nodes[node].length > 0 else { break }
      node = lastChild(of: node)
    }
    return path
  }

  /// Returns the last child of a collection that has one; the collection may be open.
  private func lastChild(of collection: Int) -> Int {
    var child = collection + 1
    for _ in 1..<nodes[collection].length {
      child = nodes[child].isCollection ? Int(nodes[child].content) : child + 1
    }
    return child
  }
}

/// Finds the anchor and tag of a node, whose positions libyaml does not report.
struct PropertyScan {
  /// The start of the node itself.
  private(set) var contentStart: Int

  /// The anchor, if there is one.
  private(set) var anchor: SourceRange?

  /// The tag, if there is one.
  private(set) var tag: SourceRange?

  private let bytes: SourceBytes

  /// Scans from the start of the first property.
  ///
  /// - Parameter inFlow: Whether the properties are in brackets or braces, where a comma ends a tag without `<`.
  init(_ bytes: SourceBytes, from start: Int, inFlow: Bool) {
    self.bytes = bytes
    contentStart = start
    while contentStart < bytes.count {
      let byte = bytes[contentStart]
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        let property = contentStart
        let isTag = byte == UInt8(ascii: "!")
        let endsAtComma = inFlow && isTag && !bytes[property...].dropFirst().starts(with: [UInt8(ascii: "<")])
        while contentStart < bytes.count, spaceLength == 0,
          !endsAtComma || bytes[contentStart] != UInt8(ascii: ",")
        {
          contentStart += 1
        }
        if isTag {
          tag = SourceRange(property, contentStart)
        } else {
          let name = bytes[(property + 1)..<contentStart].prefix { $0.isWordByte || $0 == UInt8(ascii: "-") }
          anchor = SourceRange(property, name.endIndex)
        }
      } else if byte == UInt8(ascii: "#") {
        contentStart = bytes.lineEnd(from: contentStart)
      } else if spaceLength > 0 {
        contentStart += spaceLength
      } else {
        return
      }
    }
  }

  /// The length in bytes of the next blank or line break, or 0.
  private var spaceLength: Int {
    bytes[contentStart] <= UInt8(ascii: " ") ? 1 : bytes.lineBreakLength(at: contentStart)
  }

  /// Returns the end of the blanks after the tag on its line.
  func end(after tag: SourceRange) -> Int {
    var end = tag.end
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
