import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Generated classes have members of their own. A view cannot have the name of one: either the scene has an error, or
/// the member gets another name.
struct GeneratedMemberTests {
  private let compiler = Compiler(grammar: .language())

  /// Scenes that together have every member that depends on what a scene contains.
  private static let scenes = [
    """
    scene: Probe
    parameters: { owner: string }
    state: { count: { type: integer, default: 0 }, names: [string] }
    derived: { note: string }
    conditions: { isLong: { all: [{ when: count, atLeast: 3 }, { when: screen.width, is: compact }] } }
    layout: { spacing: { if: isLong, then: 4, else: 8 } }
    screen:
      title: ${note}
      handlers: { appeared: screenAppeared }
    views:
      - label: greeting
        text: "${owner} ${count}"
      - switch: toggle
        shown: ${isLong}
        handlers: { valueChanged: toggled }

    """,
    """
    scene: Probe
    controller: table
    state: { isOpen: { type: boolean, default: true } }
    table: { refreshing: "${isOpen}", handlers: { refresh: reloaded } }
    sections:
      - header: First
        shown: ${isOpen}
        rows:
          - cell: first
            title: Title
            handlers: { select: firstSelected }
      - header: { if: isOpen, then: Open, else: Closed }
        rows:
          - cell: second
            title: Other

    """,
  ]

  @Test(arguments: scenes) func noViewHasTheNameOfAnotherMember(_ scene: String) throws {
    let members = try members(of: scene)
    #expect(members.isSuperset(of: ["state", "update", "render", "rendered", "isRendering"]))
    var isGenerated = false
    for member in members {
      let isTable = scene.contains("sections:")
      let view =
        isTable ? "      - cell: \(member)\n        title: x\n" : "  - label: \(member)\n    text: x\n"
      let changed = scene + view
      guard let swift = try swift(of: changed) else { continue }
      isGenerated = true
      let count = Self.members(in: swift).count { $0 == member }
      #expect(count == 1, "the view '\(member)' hides a member in\n\(changed)")
    }
    #expect(isGenerated)
  }

  private func members(of scene: String) throws -> Set<String> {
    Set(Self.members(in: try #require(try swift(of: scene), "\(scene)")))
  }

  private func swift(of scene: String) throws -> String? {
    let result = compiler.compile(SourceFile(path: "Probe.scene.yaml", text: scene))
    return try result.tree.map { try compiler.swift($0) }
  }

  /// The names of the properties and methods of classes, as often as they are declared.
  private static func members(in swift: String) -> [String] {
    let modifiers = ["public", "private", "override", "weak", "final", "static"]
    var members: [String] = []
    var isInClass = false
    for line in swift.split(separator: "\n") {
      if !line.hasPrefix(" ") { isInClass = line.contains("class ") || isInClass && line != "}" }
      guard isInClass, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
      let words = line.split(separator: " ").drop { modifiers.contains(String($0)) }
      guard words.count > 1, ["let", "var", "func"].contains(words.first) else { continue }
      // A property may have the name of an inherited method with parameters.
      if line.contains("override func"), !line.contains("()") { continue }
      let name = words.dropFirst().joined(separator: " ").prefix { !":(= {".contains($0) }
      members.append(String(name).replacing("`", with: ""))
    }
    return members
  }
}
