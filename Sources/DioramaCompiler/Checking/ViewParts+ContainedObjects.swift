import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks the objects of the app that views contain.
extension ViewParts {
  /// Reads the type of the object, and adds the owner's method that creates it.
  mutating func readContained(_ entry: MappingEntry, _ object: ContainedObject) {
    view.containedType = ""
    let node = entry.value
    if node.isEmptyPlain {
      return context.report(
        MissingValue(name: entry.name, hint: "write a Swift type such as '\(object.supertype)'"),
        at: entry.key.range)
    }
    guard node.kind == .scalar, NameForm.typeName.matches(node.text) else {
      if node.kind == .broken { return }
      let name = node.text.hasSuffix(".self") ? String(node.text.dropLast(".self".count)) : node.text
      let suggestion =
        NameForm.typeName.matches(name)
        ? name
        : node.kind == .scalar && !name.contains { "<.".contains($0) }
          ? NameForm.upperCamelCase.corrected(name) : nil
      return context.report(
        InvalidContainedType(name: entry.name, supertype: object.supertype, suggestion: suggestion),
        at: node.headRange, fixIts: renaming(node, to: suggestion))
    }
    if context.grammar.isValueOrView(swiftType: node.text) {
      context.report(
        InvalidContainedType(name: entry.name, supertype: object.supertype, suggestion: nil), at: node.range)
    }
    view.containedType = node.text
    if context.isComponent { return }
    let method = ContainedObject.maker(of: view.id)
    view.handlers.append(RuntimeTree.EventBinding(event: ContainedObject.event, method: method))
    context.addHandler(method, for: object.making(node.text), of: element, id: view.id, at: node)
  }

  /// Reports a missing type, and an object in a component, which has no controller that could contain it.
  func checkContained(_ object: ContainedObject, at range: SourceRange) {
    if context.isComponent {
      context.report(ContainedInComponent(element: element.name), at: range)
    } else if view.containedType == nil, !hasUnknownKey, !node.isIncomplete {
      context.report(
        MissingAttribute(name: object.key, element: element.name, phrase: "a Swift type"), at: range)
    }
  }
}

/// A contained object's type that is not a Swift type.
struct InvalidContainedType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-contained-type",
    explanation: """
      The view contains an object of the app, which the owner makes. The scene names its Swift type, so that the \
      owner's method and the property of the scene have that type.
      """,
    example: .views(
      failing: "- child: header\n  swift: profile header\n",
      passing: "- child: header\n  swift: ProfileHeaderScene\n"))

  let name: String
  let supertype: String
  let suggestion: String?
  var message: String {
    "'\(name)' must be a Swift type that inherits from \(supertype); "
      + (suggestion.map { "write '\($0)'" } ?? "write its name, such as 'ProfileHeaderScene'")
  }
}

/// A view of a component that contains an object of the app.
struct ContainedInComponent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "contained-in-component",
    explanation: """
      A component is a view, so it has no controller that could contain another one, and no owner that could make it. \
      Give the component a slot, and put the view there in a scene.
      """,
    example: DiagnosticKind.Example(
      .component, failing: "component: Card\nviews:\n- child: header\n  swift: HeaderScene\n",
      passing: "component: Card\nviews:\n- slot: header\n"))

  let element: String
  var message: String {
    "'\(element)' needs a controller, so only scenes can contain it; write a 'slot' here"
  }
}
