import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

/// One of the two ways to make a screen from a scene.
enum BackEnd: CaseIterable, CustomTestStringConvertible {
  /// Generated Swift that is compiled with the tests.
  case generated
  /// A loaded runtime tree.
  case loaded

  var testDescription: String { "\(self)" }

  /// The screen of a scene: made by the closure, or loaded from the golden tree of the same scene, with the same
  /// parameters and state.
  @MainActor
  func make(
    _ name: String, _ parameters: [String: Any] = [:], state: [String: Any?] = [:],
    for owner: RecordingOwner? = nil, generated: () -> UIViewController
  ) throws -> UIViewController {
    guard self == .loaded else { return generated() }
    var handlers = SceneHandlers()
    owner?.register(in: &handlers)
    return try App.loader.load(
      try Self.document(name), parameters: parameters.mapValues { plain($0) as Any },
      state: state.mapValues { $0.flatMap(plain) }, handlers: handlers)
  }

  /// The golden tree of a scene.
  static func document(_ name: String) throws -> Data {
    Data(try Repository.file("\(GoldenTests.trees)/\(name).scene.json").bytes)
  }
}

extension UIViewController {
  /// The view on the screen with an accessibility identifier.
  func find<View: UIView>(_ identifier: String, as type: View.Type = View.self) throws -> View {
    view.layoutIfNeeded()
    return try #require(view.find(identifier) as? View)
  }
}

extension UIView {
  fileprivate func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }
}

/// Lets all pending tasks run, including those on other threads of a busy machine.
@MainActor
func settle() async {
  for _ in 0..<50 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(20))
  for _ in 0..<50 { await Task.yield() }
}
