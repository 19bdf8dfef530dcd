import DioramaCompiler
import DioramaGrammar
import DioramaTestSupport
import Testing

/// Generated Swift compiles with any isolation of its module, and only with all derived values.
@Suite struct StateCompilingTests {
  @Test(arguments: [[], ["-default-isolation", "MainActor"]], [true, false])
  func derivedValuesAreNeeded(_ isolation: [String], _ isComplete: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let scene = try Compiler(grammar: .language()).swift(.register, access: .internal)
    var files = [try folder.write(scene.utf8, to: "RegisterScene.swift").path]
    let owner = """
      import DioramaKit

      final class EchoingLabel: UILabel {}

      final class Owner: RegisterSceneHandlers {
        lazy var scene = RegisterScene(app: "Diorama", handlers: self)
        func signInTapped(_ sender: UIButton) { scene.update { $0.isBusy = true } }
        func agreed(_ sender: UISwitch) { scene.state.phase = .sending }
      }

      """
    files.append(try folder.write(owner.utf8, to: "Owner.swift").path)
    if isComplete {
      let derived = "extension RegisterScene.State { var strength: Int { email.count } }\n"
      files.append(try folder.write(derived.utf8, to: "Derived.swift").path)
    }
    let result = try folder.run(try BuildFolder().typecheck(files) + isolation + ["-warnings-as-errors"])
    #expect(result.isSuccess == isComplete, "\(result.output)")
    #expect(result.output.contains("does not conform to protocol 'RegisterSceneDerived'") == !isComplete)
  }
}
