@testable import DioramaSyntax

/// What is read without libyaml is read as libyaml reads it: the same nodes, ranges, texts and mistakes.
enum ReaderOracle {
  static func check(_ file: SourceFile, _ violations: inout [String]) {
    guard case .success(let encoding) = TextEncoding.check(file.bytes),
      let ordinary = YAMLReader.readOrdinary(file, encoding)
    else { return }
    let reference = YAMLReader.readEvents(of: file, encoding)
    if ordinary.diagnostics != reference.diagnostics {
      violations.append("read without libyaml, it has other mistakes than \(reference.diagnostics)")
    }
    if ordinary.tree.reliableEnd != reference.tree.reliableEnd {
      violations.append(
        "read without libyaml, it ends elsewhere than at \(String(describing: reference.tree.reliableEnd))")
    }
    guard ordinary.tree.nodes.count == reference.tree.nodes.count else {
      return violations.append(
        "without libyaml \(ordinary.tree.nodes.count) nodes, with it \(reference.tree.nodes.count)")
    }
    for (node, other) in zip(ordinary.tree.allNodes, reference.tree.allNodes) where !isSame(node, other) {
      violations.append(
        "without libyaml \(node.storage) '\(node.text)', with it \(other.storage) '\(other.text)'")
    }
  }

  /// Whether two nodes are the same but for where their texts are kept.
  private static func isSame(_ node: SyntaxNode, _ other: SyntaxNode) -> Bool {
    var storage = node.storage
    if storage.kind == .scalar { storage.content = other.storage.content }
    return node.text == other.text && "\(storage)" == "\(other.storage)"
  }
}
