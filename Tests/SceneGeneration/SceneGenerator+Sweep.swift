import DioramaGrammar
import DioramaTree

extension SceneGenerator {
  /// Views with everything that has not been used yet of a placement's elements, of types, colours and forms. Each
  /// view uses as much of it as its constraints allow, and at least one part, so the loop ends.
  mutating func freshViews(in placement: ElementKind.Placement) -> [SceneNode] {
    let elements = elements[placement] ?? []
    var views: [SceneNode] = []
    for element in elements {
      while hasFreshWords(element) { views.append(acceptableView(in: placement) { $0.view(of: element) }) }
    }
    let colored = elements.filter { $0.attributes.contains { $0.type == .color } }
    while hasFreshColors, !colored.isEmpty {
      views.append(acceptableView(in: placement) { $0.view(ofOne: colored) })
    }
    let switched = elements.filter { $0.attributes.contains { $0.type == .boolean } }
    while scope.changes, hasFreshForms, !switched.isEmpty {
      views.append(acceptableView(in: placement) { $0.view(ofOne: switched) })
    }
    for type in ParameterType.valueTypes + grammar.parameterEnumerations {
      for isState in [false, true] where scope.changes || !isState {
        guard choices.hasFresh([type.name], for: isState ? "state" : "parameter") else { continue }
        _ = declare(ParameterType(type), isState: isState)
      }
    }
    if scope.changes {
      _ = declare(ParameterType(.string, isList: true), isState: true)
      _ = declare(ParameterType(.string, isOptional: true), isState: true)
    }
    return views
  }

  private mutating func view(ofOne elements: [ElementKind]) -> SceneNode {
    let element = choices.element(of: elements)
    return view(of: element)
  }
}
