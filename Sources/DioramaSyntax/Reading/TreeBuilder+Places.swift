extension TreeBuilder {
  mutating func byteOffset(_ mark: Int) -> Int {
    offsets.byteOffset(ofCodePoint: mark, in: file.bytes)
  }

  /// The range behind anchor and tag; a tag is reported.
  mutating func contentRange(_ properties: Event.Properties) -> SourceRange {
    let start = byteOffset(properties.start)
    let end = byteOffset(properties.end)
    guard properties.anchor != nil || properties.hasTag else { return SourceRange(start, end) }
    let scan = PropertyScan(file.bytes, from: start)
    if let tag = scan.tag {
      diagnostics.add(
        TagNotAllowed(tag: file.text(in: tag)), at: tag,
        fixIts: [FixIt("remove the tag", replacing: SourceRange(tag.start, scan.end(after: tag)), with: "")])
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
    let path = lastPath
    let explanation = SyntaxErrorExplainer(
      file: file, problem: failure.problem.map { String(cString: $0) } ?? "out of memory",
      context: failure.context.map { String(cString: $0) } ?? "",
      problemOffset: byteOffset(failure.problemMark), contextOffset: byteOffset(failure.contextMark),
      lastScalar: nodes.indices.last { nodes[$0].kind == .scalar }.map { nodes[$0] }.map {
        SourceRange(Int($0.start), Int($0.end))
      },
      openBracket: open.last.flatMap { $0.isFlow ? Int(nodes[$0.node].start) : nil },
      mappingStarts: path.filter { nodes[$0].kind == .mapping }.map { Int(nodes[$0].start) },
      sequenceStarts: path.filter { nodes[$0].kind == .sequence }.map { Int(nodes[$0].start) })
    diagnostics.add(explanation.diagnostic)
    reliableEnd = explanation.reliableEnd
  }

  /// The nodes from the root down to the last that was begun: where reading stopped, each of them may lack something,
  /// even if a line of a lesser indentation has closed it.
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

  /// The last child of a collection that has one, which may be open.
  private func lastChild(of collection: Int) -> Int {
    var child = collection + 1
    for _ in 1..<nodes[collection].length {
      child = nodes[child].isCollection ? Int(nodes[child].content) : child + 1
    }
    return child
  }
}

/// Looks at the source for the anchor and tag in front of a node, whose places libyaml does not report.
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
