import DioramaTree
import Foundation
import Testing

@testable import DioramaKit

/// Trees that are nested as deep as a scene can be, or deeper, on the stack of a secondary thread.
@MainActor
struct DeepTreeTests {
  /// What an iPhone gives a secondary thread.
  private static let stackSize = 512 << 10

  /// Views inside of each other in JSON, as the compiler writes them.
  private func views(_ depth: Int) -> String {
    let open = """
      {"element": "stack", "class": "UIStackView", "line": 1, "attributes": {}, "content": {"children": [
      """
    return #"{"diorama": 1, "scene": "A", "source": "A.scene.yaml", "controller": "view", "#
      + #""parameters": [], "handlers": [], "views": ["# + String(repeating: open, count: depth)
      + String(repeating: "]}}", count: depth) + "]}"
  }

  @Test func theDeepestSceneIsLoadedOnASmallStack() {
    let document = Data(views(62).utf8)
    let depth = Self.run(stackSize: Self.stackSize) {
      var count = 0
      guard let scene = try? SceneLoader().load(document) else { return -1 }
      var view: UIView? = scene.view.subviews.first
      while let next = view {
        count += 1
        view = next.subviews.first
      }
      return count
    }
    #expect(depth == 63)
  }

  @Test(arguments: [("[", "]"), (#"{"a": "#, "}")])
  func jsonMayBeAsDeepAsTheBound(open: String, close: String) {
    func document(_ depth: Int) -> [UInt8] {
      Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }
    let results = Self.run(stackSize: Self.stackSize) {
      [254, 255, 256, 257, 100_000].map { (try? JSON(parsing: document($0))) != nil }
    }
    #expect(results == [true, true, false, false, false])
  }

  @Test(arguments: [
    ("", #"{"list": ["#, "]}", ""), (#"{"color": "#, #"{"light": "red", "dark": "#, "}", "}"),
  ])
  func valuesAreNotNestedWithoutEnd(start: String, open: String, close: String, end: String) {
    for (depth, isRead) in [(1, true), (15, true), (16, false), (100, false)] {
      let value =
        start + String(repeating: open, count: depth) + "\"red\"" + String(repeating: close, count: depth)
        + end
      let document =
        #"{"diorama": 1, "scene": "A", "source": "A.scene.yaml", "controller": "view", "handlers": [], "#
        + #""views": [], "parameters": [{"name": "a", "type": "[color]", "default": \#(value)}]}"#
      let result = Self.run(stackSize: Self.stackSize) {
        (try? RuntimeTree(json: JSON(parsing: document.utf8))) != nil
      }
      #expect(result == isRead)
    }
  }

  private static func run<Result: Sendable>(stackSize: Int, _ body: @escaping @MainActor () -> Result)
    -> Result
  {
    let unchecked = unsafeBitCast(body, to: (() -> Result).self)
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let work = unchecked
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return box.value ?? body()
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
