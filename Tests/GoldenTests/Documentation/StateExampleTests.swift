@testable import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Observation
import Testing

#if canImport(Combine)
  import Combine
#endif

/// The Swift about the state of loaded scenes works as described.
@MainActor
@Suite struct StateExampleTests {
  private struct Account: Equatable {}

  private func strength(of password: String) -> String { password.count < 8 ? "weak" : "strong" }

  /// The runtime tree of a scene, in a file.
  private func tree(_ scene: String, in folder: TemporaryFolder) throws -> URL {
    let file = SourceFile(path: "Login.scene.yaml", text: scene)
    let tree = try #require(Compiler(grammar: .language()).compile(file).tree)
    return try folder.write(tree.serialized, to: "Login.scene.json")
  }

  private static let scene = """
    scene: Login
    state: { email: string, isBusy: boolean, failure: string? }
    views:
    - label: failureText
      text: ${failure}
      shown: { all: [failure, email, { not: isBusy }] }

    """

  @Test func theStateIsChangedAndRead() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let url = try tree(Self.scene, in: folder)
    let scene = try SceneLoader().load(Data(contentsOf: url), state: ["email": "ada@example.org"])
    try scene.update(["isBusy": true, "failure": nil])
    let email = scene.values["email"] as? String
    #expect(email == "ada@example.org")
  }

  @Test func derivedValuesAndTypesAreRegistered() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let url = try tree(
      """
      scene: Login
      state: { password: string, account: Account? }
      derived: { strength: string }
      views:
      - label: hint
        text: ${strength}
        shown: { not: account }

      """, in: folder)
    var loader = SceneLoader()
    loader.derive("strength", in: "Login") { state -> String in
      strength(of: state["password"] as? String ?? "")
    }
    loader.types.registerStateType(Account.self)
    let scene = try loader.load(Data(contentsOf: url), state: ["password": "secret"])
    #expect(scene.view("hint", as: UILabel.self)?.text == "weak")
    try scene.update(["password": "correct horse", "account": Account()])
    #expect(scene.view("hint", as: UILabel.self)?.text == "strong")
    #expect(scene.view("hint")?.isHidden == true)
  }

  @Test func aModelIsFollowed() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let scene = try SceneLoader().load(Data(contentsOf: try tree(Self.scene, in: folder)))
    let example = ObservationExample(scene)
    example.follow()
    example.model.failure = "Offline"
    for _ in 0..<10 { await Task.yield() }
    #expect(scene.view("failureText", as: UILabel.self)?.text == "Offline")
    let sequence = SequenceExample()
    sequence.follow(scene)
    try await sequence.task?.value
    #expect(scene.view("failureText", as: UILabel.self)?.text == "Busy")
  }
}

@MainActor
@Observable
final class ObservedModel {
  var failure: String?
}

@MainActor
private final class ObservationExample {
  let model = ObservedModel()
  private let scene: any LoadedScene

  init(_ scene: any LoadedScene) { self.scene = scene }

  func follow() {
    let failure = withObservationTracking {
      model.failure
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    try? scene.update(["failure": failure])
  }
}

@MainActor
private final class SequenceExample {
  struct Model {
    let failures = AsyncStream<String> { stream in
      stream.yield("Busy")
      stream.finish()
    }
  }

  var task: Task<Void, any Error>?

  func follow(_ scene: any LoadedScene) {
    let model = Model()
    task = Task { [weak scene] in
      for await failure in model.failures { try scene?.update(["failure": failure]) }
    }
  }
}

#if canImport(Combine)
  @MainActor
  private final class CombineExample {
    final class Model {
      @Published var failure: String?
    }

    var subscription: AnyCancellable?

    func follow(_ model: Model, _ scene: any LoadedScene) {
      subscription = model.$failure.sink { [weak scene] in try? scene?.update(["failure": $0]) }
    }
  }
#endif
