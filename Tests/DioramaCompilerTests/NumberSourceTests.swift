import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Numbers that the owner of a scene passes in are clamped to the range of the attribute in its Swift type.
@Suite struct NumberSourceTests {
  private let declaration = SourceFile(
    path: "gauge.element.yaml",
    text: """
      element: gauge
      swift: GaugeView
      summary: A gauge.
      attributes:
        level: { type: integer, minimum: -0.5, maximum: 7.5, swiftType: UInt8, summary: The level. }
        steps: { type: integer, swiftType: CGFloat, summary: The steps. }
        angle: { type: number, maximum: 90, swiftType: Float, summary: The angle. }
        tilt: { type: number, minimum: -45, maximum: 45, summary: The tilt. }
        share: { type: number, minimum: 0, maximum: 1, summary: The share. }
        limit: { type: integer, optional: true, summary: The limit. }
        marks: { type: [integer], minimum: 1, maximum: 9, summary: The marks. }
        shares: { type: [number], swiftType: "[CGFloat]", summary: The shares. }

      """)

  @Test(
    "zero has no sign, which a text would show", arguments: ["-0", "-0.0", "-0.00000000000000000000000000"])
  func zero(_ written: String) throws {
    let scene = """
      scene: Example
      parameters: { given: { type: number, default: \(written) } }
      views: [{ label: first, text: "${given}" }]

      """
    let file = SourceFile(path: "Example.scene.yaml", text: scene)
    let tree = try #require(Compiler(grammar: Grammar.language()).compile(file).tree)
    #expect(tree.parameters.map(\.defaultValue) == [.number(0)])
    guard case .number(let number)? = tree.parameters.first?.defaultValue else { return }
    #expect("\(number)" == "0.0")
  }

  private func source(_ line: String, _ type: String) throws -> String {
    let compiler = Compiler(grammar: Grammar.language().adding([declaration]))
    let scene = """
      scene: Example
      parameters: { given: "\(type)" }
      views:
        - gauge: speed
          \(line): ${given}

      """
    let tree = try #require(compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene)).tree)
    return try compiler.swift(tree)
  }

  @Test(arguments: [
    ("level", "integer", "speed.level = UInt8(clamping: given.clamped(atLeast: 0, atMost: 7))"),
    ("steps", "integer", "speed.steps = CGFloat(given)\n"),
    ("angle", "number", "speed.angle = Float(given).finite.clamped(atMost: 90)"),
    ("angle", "integer", "speed.angle = Float(given).clamped(atMost: 90)"),
    ("tilt", "number", "speed.tilt = given.finite.clamped(atLeast: -45, atMost: 45)"),
    ("share", "number", "speed.share = given.clamped(atLeast: 0, atMost: 1)"),
    ("limit", "integer?", "speed.limit = given\n"),
    ("marks", "[integer]", "speed.marks = given.map { $0.clamped(atLeast: 1, atMost: 9) }\n"),
    ("shares", "[number]", "speed.shares = given.map { CGFloat($0).finite }\n"),
    ("alpha", "number", "speed.alpha = CGFloat(given).clamped(atLeast: 0, atMost: 1)"),
  ])
  func numberIsClamped(_ attribute: String, _ type: String, _ statement: String) throws {
    let source = try source(attribute, type)
    #expect(source.contains(statement), "\(source)")
  }

  /// A number is read as the closest `Double`, regardless of its number of digits.
  @Test(arguments: [
    "0", "-0", "0.5", "12.25", "0.3333333333333333", "0.10000000149011612", "9007199254740991",
    "9007199254740993",
    "900719925474099.3", "0.00000000000000001", "123456789012345678", "99999999999999999999",
    "1.7976931348623157",
    "0.1234567890123456789", "5000000000000000.5", "7319426012139375.2", "3926.4877875414550",
    "0.0000000000000000000003", "0.00000000000000000000007", "-0.000007450580596923828",
  ])
  func numberIsTheClosestOne(_ digits: String) throws {
    let scene = """
      scene: Example
      views:
      - label: price
        shadowOffset: { width: \(digits), height: 1 }

      """
    let result = Compiler(grammar: Grammar.language()).compile(
      SourceFile(path: "Example.scene.yaml", text: scene))
    let tree = try #require(result.tree, "\(result.review.diagnostics)")
    let text = String(decoding: tree.serialized, as: UTF8.self)
    let written = try #require(text.firstMatch(of: /"width": ?([-+.0-9eE]+)/))
    #expect(Double(written.output.1) == Double(digits))
  }
}
