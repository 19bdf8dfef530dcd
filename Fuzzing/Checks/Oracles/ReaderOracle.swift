@testable import DioramaSyntax

/// A file that is read without libyaml gives the same nodes, ranges, texts and errors as with libyaml.
enum ReaderOracle {
  static func check(_ file: SourceFile, _ violations: inout [String]) {
    guard case .success(let encoding) = TextEncoding.check(file.bytes),
      let ordinary = YAMLReader.readAlone(file, encoding)
    else { return }
    let reference = YAMLReader.readEvents(of: file, encoding)
    guard reference.tree.isComplete else {
      if ordinary.tree.isComplete {
        violations.append("read without libyaml, it is complete; with it, there is \(reference.diagnostics)")
      }
      return
    }
    if ordinary.diagnostics != reference.diagnostics {
      violations.append(
        "without libyaml \(ordinary.diagnostics), with it \(reference.diagnostics)")
    }
    if ordinary.tree.anchors != reference.tree.anchors {
      violations.append("without libyaml \(ordinary.tree.anchors), with it \(reference.tree.anchors)")
    }
    guard ordinary.tree.nodes.count == reference.tree.nodes.count else {
      return violations.append(
        "without libyaml \(ordinary.tree.nodes.count) nodes, with it \(reference.tree.nodes.count)")
    }
    for (node, other) in zip(ordinary.tree.allNodes, reference.tree.allNodes) where !isSame(node, other) {
      violations.append(
        "without libyaml \(node.record) '\(node.text)', with it \(other.record) '\(other.text)'")
    }
  }

  /// Whether two nodes are the same, except for where their texts are stored.
  private static func isSame(_ node: SyntaxNode, _ other: SyntaxNode) -> Bool {
    var record = node.record
    if record.kind == .scalar || record.kind == .broken { record.content = other.record.content }
    return node.text == other.text && "\(record)" == "\(other.record)"
  }
}
