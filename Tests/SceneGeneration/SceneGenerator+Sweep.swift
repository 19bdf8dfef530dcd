import DioramaGrammar
import DioramaTree

extension SceneGenerator {
  /// Views that show all that has not been shown of the elements for a place, of parameters and of colours. A view
  /// shows as much of it as its constraints allow, and at least something, so that there is an end.
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
      _ = parameter(of: ParameterType(type.base), isOptional: false)
    }
    return views
  }
}
