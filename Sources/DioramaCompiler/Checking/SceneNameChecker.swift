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
  /// Whether a Swift type is spelled with another. Few even have its letters.
  fileprivate func mentions(_ type: String) -> Bool {
    hasBytes(of: type) && GeneratedNames.types(in: self).contains(type)
  }

  private func hasBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        var start = 0
        while start + other.count <= text.count {
          var length = 0
          while length < other.count, text[start + length] == other[length] { length += 1 }
          if length == other.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
