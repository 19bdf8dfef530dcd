import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks that what is generated for a scene hides no type that the scene, or the app, means.
struct SceneNameChecker {
  let context: SceneContext

  /// Reports a scene whose class or protocol has the name of another type.
  func check(_ name: String, at range: SourceRange, _ parameters: [RuntimeTree.Parameter]) {
    let own = [GeneratedNames.className(ofScene: name), GeneratedNames.handlersName(ofScene: name)]
    let others = context.grammar.reservedTypes + mentionedTypes(parameters)
    guard let type = own.first(where: others.contains) else { return }
    context.report(HiddenType(scene: name, type: type), at: range)
  }

  /// The types that generated Swift names, without those that they are nested in and that are nested in them.
  private func mentionedTypes(_ parameters: [RuntimeTree.Parameter]) -> [String] {
    var texts = parameters.compactMap { if case .swift(let name) = $0.type.base { name } else { nil } }
    for view in context.views {
      texts.append(view.element.swiftClass)
      for binding in view.roles {
        if case .type(let name) = binding.source { texts.append(name) }
      }
    }
    for handler in context.handlers.handlers {
      texts += handler.arguments.map(\.type) + [handler.result].compactMap(\.self)
    }
    return texts.flatMap(GeneratedNames.types)
  }
}
