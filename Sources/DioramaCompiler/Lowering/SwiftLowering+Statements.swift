import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The statements for one view, in the order of the Swift source: configuration, attributes, events, content.
extension SwiftLowering {
  /// Receives statements in their order.
  typealias StatementReceiver = (consuming SwiftScene.Statement) -> Void

  func lower(
    _ view: RuntimeTree.View, _ element: ElementKind, _ roles: [SwiftScene.Role],
    _ receive: StatementReceiver
  ) throws(InvalidTreeName) {
    if element.list != nil { return try lower(list: view, element, receive) }
    let changes = self.changes?[view.id]
    if !view.edits.isEmpty { try lower(editsOf: view, element, receive) }
    let configuration = if let changes { changes.configuration } else { element.configuration(of: view) }
    if let configuration, changes == nil || changes?.has(configuration) == false {
      receive(call(of: configuration, with: view, element, roles))
    }
    let configured = configuration?.arguments.map(\.part) ?? []
    for given in view.attributes {
      let attribute = try attribute(given.name, of: element)
      if attribute.isInitial || attribute.isDefault(given.value) || configured.contains(given.name)
        || element.isState(given.name) || isWritten(given.value, attribute)
      {
        continue
      }
      receive(statement(giving: given.value, to: attribute, of: view.id, element))
    }
    let edited = view.edits.isEmpty ? [] : edited(in: view, element)
    for binding in view.handlers where !configured.contains(binding.event) && !edited.contains(binding.event)
    {
      guard let event = element.event(named: binding.event) ?? element.making(binding.event) else {
        throw InvalidTreeName(binding.event, of: "event", in: element.name)
      }
      if case .overriding = event.wiring { continue }
      receive(statement(connecting: event, with: callback(event, handler: binding.method)))
    }
    try lower(view.content, of: element, receive)
  }

  /// Lowers the statements that fill the slots of a view.
  func lower(
    _ content: [RuntimeTree.Slot], of element: ElementKind, _ receive: StatementReceiver
  ) throws(InvalidTreeName) {
    for slot in content {
      guard let kind = element.slot(named: slot.name) else {
        throw InvalidTreeName(slot.name, of: "content", in: element.name)
      }
      lower(slot.items, of: kind, receive)
    }
  }

  /// Returns the callback of an event. In a component, the callback passes the event on.
  func callback(_ event: Event, handler: String?) -> SwiftScene.Callback {
    guard let events else { return SwiftScene.Callback(event, handler: handler) }
    return callback(event, passedOnAs: handler, among: events)
  }

  /// Returns whether a value is part of what the scene overrides in its controller.
  private func isWritten(_ value: Value, _ attribute: Attribute) -> Bool {
    attribute.isStored && !expression(value, for: attribute).dependsOnParameters
  }

  /// Returns the call of a configuration with the parts that a view gives.
  func call(
    of configuration: Configuration, with view: RuntimeTree.View, _ element: ElementKind,
    _ roles: [SwiftScene.Role]
  ) -> SwiftScene.Statement {
    .call(
      method: configuration.method,
      configuration.arguments.compactMap { argument($0, of: view, element, roles) })
  }

  func attribute(_ name: String, of element: ElementKind) throws(InvalidTreeName) -> Attribute {
    guard let attribute = element.attribute(named: name) else {
      throw InvalidTreeName(name, of: "attribute", in: element.name)
    }
    return attribute
  }

  /// Returns the argument for a part of a view, if the part is given.
  private func argument(
    _ argument: Configuration.Argument, of view: RuntimeTree.View, _ element: ElementKind,
    _ roles: [SwiftScene.Role]
  ) -> SwiftScene.Argument? {
    var value: SwiftExpression?
    if let attribute = element.attribute(named: argument.part) {
      let given = view.attributes.first { $0.name == argument.part }?.value
      return (given ?? attribute.fixedDefault).map {
        self.argument(labelled: argument.label, expression($0, for: attribute), attribute, of: view.id)
      }
    } else if let binding = view.handlers.first(where: { $0.event == argument.part }),
      let event = element.event(named: argument.part)
    {
      value = .callback(callback(event, handler: binding.method))
    } else if let place = view.place(ofRole: argument.part) {
      value = .role(roles[place])
    }
    return value.map { SwiftScene.Argument(label: argument.label, value: $0) }
  }

  /// Returns the statement that gives an attribute of a view, or of each cell of a list, its value.
  func statement(
    giving value: Value, to attribute: Attribute, of view: String?, _ element: ElementKind
  ) -> SwiftScene.Statement {
    if case .relative(let size) = value { return statement(setting: attribute, relativeTo: size) }
    let statement =
      if case .image = attribute.type, value.isRemote {
        statement(showing: value, in: attribute, of: view)
      } else { statement(setting: attribute, of: view, to: expression(value, for: attribute)) }
    if !value.readsEntry { return statement }
    return adapting(
      element.list == nil ? .action : .cell, for: names.all.entry, part: attribute.name, [statement])
  }

  /// Returns the statement that sets a view's size in relation to another view.
  private func statement(
    setting attribute: Attribute, relativeTo size: RelativeSize
  ) -> SwiftScene.Statement {
    guard case .method(let method, let label, _) = attribute.setter else {
      return .assign(property: attribute.name, .value(.relative(size), isOptional: false))
    }
    var arguments = [
      SwiftScene.Argument(label: label, value: .dimension(size.dimension, of: size.view))
    ]
    for (label, number, standard) in [("multiplier", size.multiplier, 1.0), ("constant", size.constant, 0)]
    where number != standard {
      arguments.append(SwiftScene.Argument(label: label, value: .value(.number(number), isOptional: false)))
    }
    return .call(method: method, arguments)
  }

  func statement(
    setting attribute: Attribute, of view: String?, to value: consuming SwiftExpression
  ) -> SwiftScene.Statement {
    if place == .rendering, let property = attribute.liveProperty {
      return .assign(property: property, value)
    }
    switch attribute.setter {
    case .property(let property): return .assign(property: property, value)
    case .overriding, .appearing:
      let member = GeneratedNames.member(ofScreen: attribute.name, in: controller)
      return .assign(property: SwiftName.escaped(member), value)
    case .method(let method, let label, let trailing):
      var arguments = [argument(labelled: label, value, attribute, of: view)]
      for fixed in trailing { arguments.append(SwiftScene.Argument(SwiftScene.FixedArgument(fixed))) }
      return .call(method: method, arguments)
    }
  }

  /// Returns the statement that executes others about each cell of a list, or about an item for each entry.
  func adapting(
    _ subject: SwiftScene.Adaptation.Subject, for entry: String? = nil, part: String?,
    _ statements: [SwiftScene.Statement]
  ) -> SwiftScene.Statement {
    .adapt(
      SwiftScene.Adaptation(subject: subject, entry: entry, part: part, isRendered: place == .rendering),
      statements)
  }

  /// Returns an argument for an attribute. A selection becomes a constant, since it cannot be written as an argument.
  func argument(
    labelled label: String?, _ value: SwiftExpression, _ attribute: Attribute, of view: String?
  ) -> SwiftScene.Argument {
    guard case .computed = value, value.isSelection else {
      return SwiftScene.Argument(label: label, value: value)
    }
    let name = (view ?? "layout") + attribute.name.capitalized
    let type = ComputationTarget(attribute).swiftTypeName
    return SwiftScene.Argument(label: label, value: value, constant: (name, type))
  }

  /// Returns the statement that connects an event.
  func statement(connecting event: Event, with callback: SwiftScene.Callback) -> SwiftScene.Statement {
    let callback = SwiftExpression.callback(callback)
    return switch event.wiring {
    case .property(let property), .overriding(let property): .assign(property: property, callback)
    case .controlEvent(let name):
      .call(
        method: "setHandler",
        [
          SwiftScene.Argument(label: nil, value: callback),
          SwiftScene.Argument(SwiftScene.FixedArgument(label: "for", .enumerationCase(name))),
        ])
    }
  }
}

extension SwiftScene.Argument {
  fileprivate init(_ argument: SwiftScene.FixedArgument) {
    self.init(label: argument.label, value: .fixed(argument))
  }
}

extension RuntimeTree.View {
  /// Returns whether a part is given or has a default.
  func has(_ part: String) -> Bool {
    attributes.contains { $0.name == part } || handlers.contains { $0.event == part }
      || place(ofRole: part) != nil || content.contains { $0.name == part }
  }

  /// Returns the index of what fills a role, even if that fills several roles.
  func place(ofRole name: String) -> Int? {
    roles.firstIndex { $0.name == name || $0.fills.contains(name) }
  }
}

extension SwiftLowering {
  /// Returns the Swift expression for what fills a role.
  func role(
    _ binding: RuntimeTree.RoleBinding, of view: RuntimeTree.View, _ element: ElementKind
  ) -> SwiftScene.Role {
    let source: SwiftScene.Role.Source =
      switch binding.source {
      case .type(let type): .type(type)
      case .parameter(let name): .parameter(name)
      case .inline(let attributes, let handlers):
        .inline(type(of: binding.fills.compactMap { element.role(named: $0) }, attributes, handlers))
      }
    return SwiftScene.Role(
      member: GeneratedNames.member(ofRole: binding.name, of: view.id ?? ""), source: source)
  }

  /// Returns the type for roles that are written in place.
  private func type(
    of roles: [Role], _ attributes: [RuntimeTree.Attribute], _ handlers: [RuntimeTree.EventBinding]
  ) -> SwiftScene.InlineRole {
    SwiftScene.InlineRole(
      protocols: roles.compactMap(\.swiftProtocol),
      members: roles.flatMap(\.members).compactMap { member in
        guard let value = attributes.first(where: { $0.name == member.name })?.value, !member.isDefault(value)
        else { return nil }
        return (member.name, member.swiftTypeName, expression(value, for: member))
      },
      methods: roles.flatMap(\.methods).map { method in
        let handler = handlers.first { $0.event == method.name }?.method
        return (method.name, SwiftScene.Callback(method, handler: handler))
      })
  }
}

extension SwiftScene.Callback {
  init(_ event: Event, handler: String?) {
    self.init(
      handler: handler, arguments: event.arguments, result: event.result,
      otherwise: event.otherwise?.swiftExpression,
      isAsync: event.isAsync, canThrow: event.canThrow)
  }
}

extension Event.Otherwise {
  /// The result as an expression; `nil` where `nil` is the default result.
  fileprivate var swiftExpression: String? {
    switch self {
    case .none: nil
    case .argument: SwiftName.escaped(swiftText)
    case .boolean, .integer, .instance, .member: swiftText
    }
  }
}

extension ElementKind {
  /// Returns the call that sets several parts of a view at once, if there is one.
  func configuration(of view: RuntimeTree.View) -> Configuration? {
    configurations.first { $0.condition.map(view.has) ?? true }
  }

  /// Returns the event by which a view asks for its contained object, if the event has that name.
  fileprivate func making(_ event: String) -> Event? {
    event == ContainedObject.event ? contained.map { $0.making($0.supertype) } : nil
  }
}

extension Role {
  /// Calls `body` with each Swift type in the spelling of a type that fills the role.
  func forEachMentionedType(_ body: (String) -> Void) {
    if let swiftProtocol { body(swiftProtocol) }
    for member in members { body(member.swiftTypeName) }
    for method in methods {
      for argument in method.arguments { body(argument.type) }
      if let result = method.result { body(result) }
    }
  }
}

extension SwiftLowering {
  /// Returns the value of an attribute in the form that its property or argument needs.
  func expression(_ value: Value, for attribute: Attribute) -> SwiftExpression {
    if isComputed(value) { return computed(value, for: ComputationTarget(attribute)) }
    if attribute.isNegated {
      if case .boolean(let value) = value { return .value(.boolean(!value), isOptional: false) }
      return .negated(.value(value, isOptional: false))
    }
    switch value {
    case .parameter(let name):
      return .parameter(name, conversion(of: name, to: ComputationTarget(attribute)))
    case .view(let id): return .view(id)
    case .list(let elements):
      guard case .list = attribute.type else { break }
      let target = ComputationTarget(attribute).element
      return .list(
        elements.map { element in
          switch element {
          case .parameter(let name): .parameter(name, conversion(of: name, to: target))
          case .view(let id): .view(id)
          default: .value(element, isOptional: false)
          }
        })
    default: break
    }
    return .value(value, isOptional: attribute.isOptional)
  }

  /// Returns the expression for a value of the scene that is not an attribute.
  func expression(_ value: Value, for target: ComputationTarget) -> SwiftExpression {
    isComputed(value) ? computed(value, for: target) : .value(value, isOptional: target.isOptional)
  }

  /// Returns whether a value is computed from what changes, or by more than a reference to a parameter.
  func isComputed(_ value: Value) -> Bool {
    switch value {
    case .state, .choice, .selection, .test: true
    case .parameter: place != .configuration
    case .text(let segments):
      place != .configuration || value.readsEntry || segments.contains(where: isConverted)
    case .list(let values): values.contains(where: isComputed)
    case .localized(_, let arguments, _): !arguments.isEmpty
    case .remoteImage(let image): isComputed(image.address)
    case .literal, .boolean, .integer, .number, .url, .color, .font, .image, .date, .enumeration, .insets,
      .size, .relative, .view:
      false
    }
  }

  /// Returns whether a part of a text is not printed as Swift prints its value.
  private func isConverted(_ segment: TextSegment) -> Bool {
    guard case .parameter(let name) = segment else { return false }
    return names.declared.type(of: name)?.isConverted ?? false
  }

  /// Returns how a parameter is converted to the number type that is needed, or `nil` if it is not a number or needs no
  /// conversion.
  ///
  /// A number is clamped to its range, since only the owner of the scene knows its value.
  func conversion(of name: String, to target: ComputationTarget) -> NumberConversion? {
    guard let parameter = names.declared.type(of: name),
      parameter.base == .integer || parameter.base == .number
    else { return nil }
    if parameter.isList, target.element.type == target.type { return nil }
    let type = parameter.isList ? target.element.type : target.type
    let number =
      parameter.isList ? target.element.swiftTypeName : target.swiftTypeName.withoutOptional
    let limits = type.limits
    // Clamping to two bounds leaves no infinite number, but NaN, which counts as 0, would become the lower one.
    let isFinite =
      parameter.base == .integer || target.acceptsAnyNumber
      || limits.maximum != nil && type.numbers.map { $0.lowerBound >= 0 } == true
    let conversion = NumberConversion(
      isOptional: parameter.isOptional, isList: parameter.isList,
      type: parameter.base.swiftName == number ? nil : number, clampsToFinite: limits.isDecimal && !isFinite,
      minimum: limits.minimum, maximum: limits.maximum,
      excludesMinimum: limits.isDecimal && type.numbers?.excludesLowerBound == true,
      excludesMaximum: limits.isDecimal && type.numbers?.excludesUpperBound == true)
    return conversion.changesNothing ? nil : conversion
  }
}

extension String {
  /// The type without its question mark.
  var withoutOptional: String { hasSuffix("?") ? String(dropLast()) : self }

  /// The type of a list's elements.
  var elementType: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}

extension Attribute {
  /// The attribute's type in Swift.
  var swiftTypeName: String { swiftType ?? type.swiftName }
}
