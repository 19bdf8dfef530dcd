@testable import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import Testing

/// A label for VoiceOver that changes. UIKit makes a view with a label an element, and an image one that is read as an
/// image, so what a scene says about both is set again.
@MainActor
@Suite struct AccessibilityStateTests {
  private let compiler = Compiler(grammar: Grammar.language())
  private let scene = SourceFile(
    path: "Reading.scene.yaml",
    text: """
      scene: Reading
      state: { isOpen: boolean }
      views:
      - label: silent
        text: { localized: silent }
        accessibilityLabel: { if: isOpen, then: Open, else: Closed }
        accessibilityElement: false
      - imageView: door
        image: { symbol: door }
        accessibilityLabel: { if: isOpen, then: Open, else: Closed }
        accessibilityTraits: [button]

      """)

  @Test func generatedScenesKeepWhatTheSceneSays() throws {
    let source = try compiler.swift(try #require(compiler.compile(scene).tree))
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    for (label, after) in [
      ("silent.setVoiceOverLabel(", "silent.setAccessibilityElement(false)"),
      ("door.setVoiceOverLabel(", "door.setAccessibilityTraits([.button])"),
    ] {
      let index = try #require(lines.firstIndex { $0.hasPrefix(label) })
      #expect(lines[index + 1] == after)
    }
  }

  @Test func loadedScenesKeepWhatTheSceneSays() throws {
    let scene = try SceneLoader().load(try #require(compiler.compile(scene).tree))
    scene.loadViewIfNeeded()
    for isOpen in [true, false] {
      try scene.update(["isOpen": isOpen])
      #expect(scene.viewsByID["silent"]?.isAccessibilityElement == false)
      #expect(scene.viewsByID["door"]?.accessibilityTraits == [.image, .button])
      #expect(scene.viewsByID["door"]?.accessibilityLabel == (isOpen ? "Open" : "Closed"))
    }
  }
}
