import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks that the types generated for a scene hide no type that the scene or the app uses.
struct SceneNameChecker {
  let context: SceneContext

  /// Reports a scene whose class or protocol has the name of another type.
  func check(_ name: String, at range: SourceRange, _ parameters: [RuntimeTree.Parameter]) {
    let own = [GeneratedNames.className(ofScene: name), GeneratedNames.handlersName(ofScene: name)]
    let reserved = context.grammar.reservedTypes
    guard let type = own.first(where: { reserved.contains($0) || isMentioned($0, parameters) }) else {
      return
    }
    context.report(HiddenType(scene: name, type: type), at: range)
  }

  /// Whether generated Swift names a type, not counting types that are nested in others.
  private func isMentioned(_ name: String, _ parameters: [RuntimeTree.Parameter]) -> Bool {
    for parameter in parameters {
      if case .swift(let type) = parameter.type.base, type.mentions(name) { return true }
    }
    for index in context.views.indices {
      if context.views[index].element.swiftClass.mentions(name) { return true }
      for binding in context.views[index].roles {
        if case .type(let type) = binding.source, type.mentions(name) { return true }
      }
    }
    return context.handlers.handlers.contains { handler in
      handler.arguments.contains { $0.type.mentions(name) } || handler.result?.mentions(name) == true
    }
  }
}

extension String {
  /// Whether a Swift type is spelled with another. Few are long enough to be looked at.
  fileprivate func mentions(_ type: String) -> Bool {
    utf8.count >= type.utf8.count && GeneratedNames.types(in: self).contains(type)
  }
}
