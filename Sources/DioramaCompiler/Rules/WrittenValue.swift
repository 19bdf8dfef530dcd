import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A value that a scene's author wrote, with its place.
struct WrittenValue {
  let value: Value
  let range: SourceRange
  /// Whether it is for programs and never translated.
  var isVerbatim = false
}

extension RuleSubject {
  /// Those values in the scene, the defaults of parameters included, that pass a test.
  ///
  /// - Parameter attributes: The attributes of an element, by their places, whose values may pass it.
  func writtenValues(
    among attributes: (ElementKind) -> [Int], where isWanted: (Value) -> Bool
  ) -> [WrittenValue] {
    var found = defaults(where: isWanted) + titles(where: isWanted)
    for index in views.indices {
      for number in attributes(views[index].element) {
        guard let value = views[index].parts.value(of: number), isWanted(value) else { continue }
        found.append(views[index].written(value, ofAttribute: number))
      }
      for role in views[index].roles { found += views[index].written(role).filter { isWanted($0.value) } }
      for slot in views[index].content { found += views[index].texts(in: slot).filter { isWanted($0.value) } }
    }
    return found
  }

  private func defaults(where isWanted: (Value) -> Bool) -> [WrittenValue] {
    scene.parameters.compactMap { parameter in
      guard let value = parameter.defaultValue, isWanted(value),
        let node = tree.root?.value(for: "parameters")?.value(for: parameter.name)
      else { return nil }
      return WrittenValue(value: value, range: (node.value(for: "default") ?? node).range, isVerbatim: true)
    }
  }

  /// The texts above and below sections.
  private func titles(where isWanted: (Value) -> Bool) -> [WrittenValue] {
    guard case .sections(let sections) = scene.content else { return [] }
    return sections.flatMap { section in
      [("header", section.header), ("footer", section.footer)].compactMap { key, value in
        guard let value, isWanted(value), let node = section.node?.value(for: key) else { return nil }
        return WrittenValue(value: value, range: node.range)
      }
    }
  }
}

extension SceneView {
  fileprivate func written(_ value: Value, ofAttribute number: Int) -> WrittenValue {
    written(value, element.attributes[number], in: node)
  }

  private func written(_ value: Value, _ attribute: Attribute, in mapping: SyntaxNode) -> WrittenValue {
    let range = (mapping.value(for: attribute.name) ?? mapping).range
    return WrittenValue(value: value, range: range, isVerbatim: attribute.isVerbatim)
  }

  fileprivate func written(_ binding: RuntimeTree.RoleBinding) -> [WrittenValue] {
    guard case .inline(let attributes, _) = binding.source, let node = node.value(for: binding.name) else {
      return []
    }
    let members = binding.fills.compactMap { element.role(named: $0) }.flatMap(\.members)
    return attributes.compactMap { attribute in
      members.first { $0.name == attribute.name }.map { written(attribute.value, $0, in: node) }
    }
  }

  fileprivate func texts(in slot: Slot) -> [WrittenValue] {
    guard case .list(let items) = slot.items,
      let list = node.value(for: element.content[slot.index].name)
    else { return [] }
    return zip(items, list.elements).compactMap { item, node in
      if case .text(let value) = item { WrittenValue(value: value, range: node.range) } else { nil }
    }
  }
}
