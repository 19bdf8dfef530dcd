import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import DioramaTree

/// Properties of every runtime tree that an app loads: what the compiler makes can be loaded, and a screen takes values
/// of its state's types, and no others.
@MainActor
public enum LoadingOracle {
  /// A value of no type that an entry can have.
  private struct Other {}

  private static let compiler = Compiler(grammar: .language())

  /// The violations when an input is loaded as a tree, and when what it compiles to is loaded.
  public static func violations(by bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    if let tree = try? RuntimeTree(json: JSON(parsing: bytes)) { check(tree, isCompiled: false, &violations) }
    let file = SourceFile(path: "Loaded.scene.yaml", bytes: bytes)
    if let tree = compiler.compile(file).tree, tree.controller != compiler.grammar.component?.name {
      check(tree, isCompiled: true, &violations)
    }
    return violations
  }

  private static func check(_ tree: RuntimeTree, isCompiled: Bool, _ violations: inout [String]) {
    let scene: any LoadedScene
    do {
      scene = try load(tree)
    } catch {
      guard isCompiled else { return }
      violations += error.problems.filter { !$0.isOfApp }.map { "a compiled tree cannot be loaded: \($0)" }
      return
    }
    if scene.isViewLoaded { violations.append("loading a scene loads its view") }
    change(scene, tree, &violations)
    scene.view.layoutIfNeeded()
    change(scene, tree, &violations)
  }

  private static func load(_ tree: RuntimeTree) throws(SceneLoadingError) -> any LoadedScene {
    var loader = SceneLoader()
    for entry in tree.derived { loader.derive(entry.name, in: tree.scene) { _ in value(of: entry.type) } }
    var handlers = SceneHandlers()
    for handler in tree.handlers {
      if handler.arguments.isEmpty, handler.result == nil { handlers.set(handler.name) {} }
    }
    return try loader.load(
      tree, parameters: values(of: tree.parameters).compactMapValues(\.self), state: values(of: tree.state),
      handlers: handlers)
  }

  private static func change(_ scene: any LoadedScene, _ tree: RuntimeTree, _ violations: inout [String]) {
    let names = Set(tree.state.map(\.name))
    if Set(scene.values.keys) != names { violations.append("a scene has values besides its state") }
    for entry in tree.state {
      if case .swift = entry.type.base { continue }
      if (try? scene.update([entry.name: Other()])) != nil {
        violations.append("'\(entry.name)' takes a value of another type")
      }
      if let value = value(of: entry.type), (try? scene.update([entry.name: value])) == nil {
        violations.append("'\(entry.name)' does not take a value of its type")
      }
    }
  }

  private static func values(of entries: [RuntimeTree.Parameter]) -> [String: Any?] {
    var values: [String: Any?] = [:]
    for entry in entries {
      if let value = value(of: entry.type) { values[entry.name] = value }
    }
    return values
  }

  private static func value(of type: ParameterType) -> Any? {
    if type.isList { return [] as [Any] }
    switch type.base {
    case .string: return "text"
    case .boolean: return true
    case .integer: return 7
    case .number: return 2.5
    case .url: return URL(string: "https://example.com")
    case .color: return UIColor.red
    case .font: return UIFont.systemFont(ofSize: 12)
    case .image: return UIImage(systemName: "star")
    case .date: return Date(timeIntervalSince1970: 0)
    case .enumeration(let cases): return cases.names.last
    case .component, .swift: return nil
    }
  }
}

extension SceneLoadingProblem {
  /// Whether the app has not provided something.
  fileprivate var isOfApp: Bool {
    switch self {
    case .missingParameter, .missingHandler, .missingType, .missingState, .missingDerivation: true
    default: false
    }
  }
}
