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

extension Scene {
  /// Every view and row, each before what is inside it.
  var allViews: [SceneView] {
    switch content {
    case .views(let views): views.flatMap(\.withDescendants)
    case .sections(let sections): sections.flatMap(\.rows).flatMap(\.withDescendants)
    }
  }

  /// Every value that stands in the scene, the defaults of parameters included.
  func writtenValues(in tree: SyntaxTree) -> [WrittenValue] {
    let declarations = tree.root?.value(for: "parameters")
    let defaults = parameters.compactMap { parameter -> WrittenValue? in
      guard let value = parameter.defaultValue, let node = declarations?.value(for: parameter.name) else {
        return nil
      }
      return WrittenValue(value: value, range: (node.value(for: "default") ?? node).range, isVerbatim: true)
    }
    return defaults + titles + allViews.flatMap(\.writtenValues)
  }

  /// The texts above and below sections.
  private var titles: [WrittenValue] {
    guard case .sections(let sections) = content else { return [] }
    return sections.flatMap { section in
      [("header", section.header), ("footer", section.footer)].compactMap { key, value in
        guard let value, let node = section.node?.value(for: key) else { return nil }
        return WrittenValue(value: value, range: node.range)
      }
    }
  }
}

extension SceneView {
  /// The view, then everything inside it.
  fileprivate var withDescendants: [SceneView] {
    [self] + element.content.flatMap(children).flatMap(\.withDescendants)
  }

  private func children(in slot: ContentSlot) -> [SceneView] {
    guard case .list(let items)? = content[slot.name] else { return [] }
    return items.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  /// The values of the view itself, of its roles, and of the bare texts in it.
  fileprivate var writtenValues: [WrittenValue] {
    let own = element.attributes.compactMap { attribute in
      values[attribute.name].map { written($0, attribute, in: node) }
    }
    return own + roles.flatMap(written) + element.content.flatMap(texts)
  }

  private func written(_ value: Value, _ attribute: Attribute, in mapping: SyntaxNode) -> WrittenValue {
    let range = (mapping.value(for: attribute.name) ?? mapping).range
    return WrittenValue(value: value, range: range, isVerbatim: attribute.isVerbatim)
  }

  private func written(_ binding: RuntimeTree.RoleBinding) -> [WrittenValue] {
    guard case .inline(let attributes, _) = binding.source, let node = node.value(for: binding.name) else {
      return []
    }
    let members = binding.fills.compactMap { element.role(named: $0) }.flatMap(\.members)
    return attributes.compactMap { attribute in
      members.first { $0.name == attribute.name }.map { written(attribute.value, $0, in: node) }
    }
  }

  private func texts(in slot: ContentSlot) -> [WrittenValue] {
    guard case .list(let items)? = content[slot.name], let list = node.value(for: slot.name) else {
      return []
    }
    return zip(items, list.elements).compactMap { item, node in
      if case .text(let value) = item { WrittenValue(value: value, range: node.range) } else { nil }
    }
  }
}
