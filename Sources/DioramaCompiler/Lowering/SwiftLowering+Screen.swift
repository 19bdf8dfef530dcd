import DioramaGrammar
import DioramaSwift
import DioramaTree

extension SwiftLowering {
  /// Returns what a scene overrides in its controller. The views must already be lowered.
  func screen(_ view: RuntimeTree.View) throws(UnknownTreeName) -> SwiftScene.Screen {
    let element = try element(of: view)
    let whole = view.id.flatMap { changes[$0]?.view } ?? view
    var screen = SwiftScene.Screen()
    for given in whole.attributes {
      guard let attribute = element.attribute(named: given.name),
        let purpose = SwiftScene.Property.Purpose(attribute.setter)
      else { continue }
      let isConstant = view.attributes.contains { $0.name == given.name }
      let value = isConstant ? expression(given.value, for: attribute) : nil
      screen.properties.append(
        SwiftScene.Property(
          name: attribute.name, type: attribute.swiftTypeName + (attribute.type == .color ? "?" : ""),
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
