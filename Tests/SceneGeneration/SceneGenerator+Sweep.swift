import DioramaGrammar
import DioramaTree

extension SceneGenerator {
  /// Views with everything that has not been used yet of a placement's elements, of parameters and of colours. Each
  /// view uses as much of it as its constraints allow, and at least one part, so the loop ends.
  mutating func freshViews(in placement: ElementKind.Placement) -> [SceneNode] {
    let elements = grammar.elementNames.compactMap { grammar.element(named: $0) }
      .filter { !$0.isAbstract && $0.placement == placement }
    var views: [SceneNode] = []
    for element in elements {
      while hasFreshWords(element) { views.append(acceptableView(in: placement) { $0.view(of: element) }) }
    }
    let colored = elements.filter { $0.attributes.contains { $0.type == .color } }
    while hasFreshColors, !colored.isEmpty { views.append(view(of: choices.element(of: colored))) }
    for type in ParameterType.valueTypes where choices.hasFresh([type.name], for: "parameter") {
      _ = parameter(of: ParameterType(type), isOptional: false)
    }
    return views
  }
}
