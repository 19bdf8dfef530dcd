import DioramaGrammar
import DioramaSwift
import DioramaTree

/// What a component has in addition to its views.
extension SwiftLowering {
  /// Returns the parts that only a component has.
  func component(of tree: RuntimeTree) -> SwiftScene.Component {
    let isIdentifiable = tree.state.contains { $0.name == "id" && $0.type.canIdentify }
    return SwiftScene.Component(
      events: tree.handlers.map { (property: Event.property(named: $0.name), event: $0) },
      reporting: reporting,
      isIdentifiable: isIdentifiable)
  }

  /// Returns a callback of an event that passes it on as an event of the component.
  func callback(
    _ event: Event, passedOnAs handler: String?, among events: [String: RuntimeTree.Handler]
  ) -> SwiftScene.Callback {
    let own = handler.flatMap { events[$0] }
    var callback = SwiftScene.Callback(event, handler: own.map { Event.property(named: $0.name) })
    callback.isPassedOn = true
    callback.leavesArguments = own?.arguments.isEmpty ?? true
    callback.isAsync = own?.isAsync ?? false
    callback.canThrow = own?.canThrow ?? false
    return callback
  }

  /// Returns the state that a component in the scene is created with: values that never change, and required ones.
  func state(
    of view: RuntimeTree.View, _ element: ElementKind, _ entries: [RuntimeTree.Parameter]
  ) -> SwiftScene.InitialState {
    let whole = whole(view)
    let initializer = SwiftLowering(self, in: .initializer)
    if let attribute = element.attribute(named: ElementKind.wholeState),
      let value = whole.attributes.first(where: { $0.name == attribute.name })?.value
    {
      return .whole(initializer.expression(value.known(initializer.isKnownAtFirst), for: attribute))
    }
    let arguments = entries.compactMap { entry -> SwiftScene.Argument? in
      guard let attribute = element.attribute(named: entry.name),
        let value = whole.attributes.first(where: { $0.name == entry.name })?.value
      else { return nil }
      let isConstant = view.attributes.contains { $0.name == entry.name }
      if isConstant ? attribute.isDefault(value) : !attribute.isRequired { return nil }
      let lowering = isConstant ? self : initializer
      let known = isConstant ? value : value.known { lowering.isKnownAtFirst($0) }
      return SwiftScene.Argument(label: entry.name, value: lowering.expression(known, for: attribute))
    }
    return .entries(arguments)
  }

  /// Returns a view with all its parts, of which a tree has those that change in its groups. The view has been lowered.
  private func whole(_ view: RuntimeTree.View) -> RuntimeTree.View { changes?[view.id]?.view ?? view }

  /// Returns whether the value of a name is known before the views are created.
  private func isKnownAtFirst(_ name: String) -> Bool {
    switch names.all.meaning(of: name) {
    case .parameter, .state, .derived, .stateCondition: true
    case .condition, .trait, .listEntryPart, nil: false
    }
  }
}

extension Value {
  /// Returns the value or, if it reads an unknown name, one that it can have.
  fileprivate func known(_ isKnown: (String) -> Bool) -> Value {
    if !readsName(where: { !isKnown($0) }) { return self }
    return switch self {
    case .choice(_, let then, _): then.known(isKnown)
    case .selection(let selection):
      (selection.cases.first?.value ?? selection.otherwise)?.known(isKnown) ?? .literal("")
    case .text, .localized: .literal("")
    case .list(let values): .list(values.map { $0.known(isKnown) })
    case .literal, .boolean, .integer, .number, .url, .color, .font, .image, .remoteImage, .date,
      .enumeration, .insets, .size, .relative, .view, .parameter, .state, .test:
      .boolean(false)
    }
  }
}

extension ElementKind {
  /// The property with the closure for ``editing``.
  var editingProperty: String? {
    if case .property(let name)? = editing?.wiring { name } else { nil }
  }
}

/// What a scene for a controller has in addition to its views.
extension SwiftLowering {
  /// Returns what a scene overrides in its controller. The views must already be lowered.
  func screen(_ view: RuntimeTree.View) throws(InvalidTreeName) -> SwiftScene.Screen {
    let element = try element(of: view)
    let whole = whole(view)
    var screen = SwiftScene.Screen()
    for given in whole.attributes {
      guard let attribute = element.attribute(named: given.name),
        let purpose = SwiftScene.Property.Purpose(attribute.setter)
      else { continue }
      let isConstant = view.attributes.contains { $0.name == given.name }
      let value = isConstant ? expression(given.value, for: attribute) : nil
      screen.properties.append(
        SwiftScene.Property(
          name: GeneratedNames.member(ofScreen: attribute.name, in: controller),
          type: attribute.swiftTypeName + (attribute.type == .color ? "?" : ""),
          initial: attribute.type.initialText,
          constant: value.flatMap { $0.dependsOnParameters ? nil : $0 }, purpose: purpose))
    }
    for binding in view.handlers {
      guard let event = element.event(named: binding.event), case .overriding(let name) = event.wiring else {
        continue
      }
      screen.methods.append(
        SwiftScene.Method(name: name, arguments: event.arguments, handler: binding.method))
    }
    return screen
  }
}

extension SwiftScene.Property.Purpose {
  fileprivate init?(_ setter: Attribute.Setter) {
    switch setter {
    case .overriding(let property, let update): self = .overriding(property, update: update)
    case .appearing(let method, let other): self = .appearing(method, disappearing: other)
    case .property, .method: return nil
    }
  }
}

extension ValueType {
  /// A value of the type, in Swift.
  fileprivate var initialText: String {
    switch self {
    case .enumeration(let enumeration): enumeration.cases.first.map { "." + SwiftName.member($0) } ?? "nil"
    case .color: "nil"
    case .list: "[]"
    default: "false"
    }
  }
}
