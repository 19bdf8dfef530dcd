import DioramaTree
import Foundation
import Testing

@_spi(Generated) @testable import DioramaKit

/// Trees with the maximum nesting of a scene, or more, are loaded on the stack of a secondary thread.
struct DeepTreeTests {
  /// The stack size of a secondary thread on an iPhone.
  private static let stackSize = 512 << 10

  /// Nested views in JSON, as the compiler writes them.
  private func views(_ depth: Int, around view: String) -> String {
    let open = """
      {"element": "stack", "class": "UIStackView", "line": 1, "attributes": {}, "content": {"children": [
      """
    return #"{"diorama": 2, "scene": "A", "source": "A.scene.yaml", "controller": "view", "#
      + #""parameters": [], "handlers": [], "views": ["# + String(repeating: open, count: depth) + view
      + String(repeating: "]}}", count: depth) + "]}"
  }

  /// The loader's stack is deepest when it makes the innermost view.
  @MainActor @Test func theDeepestSceneIsLoadedOnASmallStack() throws {
    var lowest = UInt.max
    var loader = SceneLoader()
    loader.elements.register(
      SceneElement("probe", extends: "view") {
        lowest = Self.stackPlace()
        return UIView()
      })
    let probe = #"{"element": "probe", "class": "UIView", "line": 1, "attributes": {}, "content": {}}"#
    let document = Data(views(61, around: probe).utf8)
    let before = Self.stackPlace()
    let scene = try loader.load(document)
    var count = 0
    var view: UIView? = scene.view.subviews.first
    while let next = view {
      count += 1
      view = next.subviews.first
    }
    #expect(count == 63)
    let used = Int(bitPattern: before) - Int(bitPattern: lowest)
    #expect((1..<Self.stackSize / 2).contains(used))
  }

  /// The end of the caller's stack.
  @inline(never) private static func stackPlace() -> UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  @Test(arguments: [("[", "]"), (#"{"a": "#, "}")])
  func jsonCanBeAsDeepAsTheLimit(open: String, close: String) {
    @Sendable func document(_ depth: Int) -> [UInt8] {
      Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }
    let results = Self.run(stackSize: Self.stackSize) {
      [382, 383, 384, 385, 100_000].map { (try? JSON(parsing: document($0))) != nil }
    }
    #expect(results == [true, true, false, false, false])
  }

  /// A scene can have a fallback in each of its 128 levels.
  @Test func theDeepestFallbacksAreReadOnASmallStack() {
    let depth = 125
    let open = #"{"element": "label", "class": "UILabel", "line": 1, "attributes": {}, "fallback": {"body": "#
    let label = #"{"element": "label", "class": "UILabel", "line": 1, "attributes": {}}"#
    let fallbacks = String(repeating: open, count: depth) + label + String(repeating: "}}", count: depth)
    let document =
      #"{"diorama": 2, "scene": "A", "source": "A.scene.yaml", "controller": "view", "parameters": [], "#
      + #""handlers": [], "views": [\#(fallbacks)]}"#
    let result = Self.run(stackSize: Self.stackSize) {
      (try? RuntimeTree(json: JSON(parsing: document.utf8))) != nil
    }
    #expect(result == true)
  }

  @Test(arguments: [
    ("", #"{"list": ["#, "]}", ""), (#"{"color": "#, #"{"light": "red", "dark": "#, "}", "}"),
  ])
  func nestingOfValuesIsLimited(start: String, open: String, close: String, end: String) {
    for (depth, isRead) in [(1, true), (15, true), (16, false), (100, false)] {
      let value =
        start + String(repeating: open, count: depth) + "\"red\"" + String(repeating: close, count: depth)
        + end
      let document =
        #"{"diorama": 2, "scene": "A", "source": "A.scene.yaml", "controller": "view", "handlers": [], "#
        + #""views": [], "parameters": [{"name": "a", "type": "[color]", "default": \#(value)}]}"#
      let result = Self.run(stackSize: Self.stackSize) {
        (try? RuntimeTree(json: JSON(parsing: document.utf8))) != nil
      }
      #expect(result == isRead)
    }
  }

  private static func run<Result: Sendable>(
    stackSize: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return box.value
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
