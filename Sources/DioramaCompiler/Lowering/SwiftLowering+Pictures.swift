import DioramaGrammar
import DioramaSwift
import DioramaTree

/// Images that are loaded from addresses.
extension SwiftLowering {
  /// Returns the statement that shows an image in a view, where it can be loaded.
  func statement(
    showing value: Value, in attribute: Attribute, of view: RuntimeTree.View
  ) -> SwiftScene.Statement {
    let picture = picture(value, for: attribute)
    var argument = SwiftScene.Argument(label: nil, value: picture)
    if picture.isSelection {
      argument.constant = ((view.id ?? "") + SwiftName.capitalized(attribute.name), "ScenePicture")
    }
    let name = SwiftExpression.value(.literal(attribute.name), isOptional: false)
    let setter = statement(setting: attribute, of: view, to: .loadedImage)
    return .call(
      method: "showPicture",
      [
        argument, SwiftScene.Argument(label: "as", value: name),
        SwiftScene.Argument(label: "set", value: .setter(setter)),
      ])
  }

  private func picture(_ value: Value, for attribute: Attribute) -> SwiftExpression {
    switch value {
    case .remoteImage(let image):
      let address =
        isComputed(image.address) ? computed(image.address, for: .optionalURL) : address(image.address)
      return .remoteImage(address, placeholder: image.placeholder, failure: image.failure)
    case .choice(let test, let then, let otherwise):
      let computation = ComputationLowering(names: names, place: place)
      var reads: [String] = []
      test.forEachName { reads.append($0) }
      return .computed(
        .choice(
          computation.test(test), then: picture(then, for: attribute),
          otherwise: picture(otherwise, for: attribute)), reads: reads)
    case .selection(let selection):
      return ComputationLowering(names: names, place: place).selection(selection) {
        picture($0, for: attribute)
      }
    default: return .imageOfApp(expression(value, for: attribute))
    }
  }

  private func address(_ value: Value) -> SwiftExpression {
    if case .parameter(let name) = value { return .parameter(name, nil) }
    return .value(value, isOptional: true)
  }
}
