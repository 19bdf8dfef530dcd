import DioramaTestSupport
import Testing

/// No protocol of the kit hides a misspelt method with a default implementation.
@Suite struct MisspeltMethodTests {
  @Test(arguments: ["onSwitchToggleOn": true, "onSwitchTogleOn": false])
  func aDelegateNeedsItsMethod(_ method: String, _ compiles: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let source = """
      import DioramaKit

      struct Delegate: SwitchWithTextCellDelegate {
        func \(method)(_ on: Bool) {}
      }

      """
    let file = try folder.write(source.utf8, to: "main.swift")
    let program = folder.url.appendingPathComponent("program").path
    let result = try folder.run(try BuildFolder().swiftc([file.path], output: program))
    #expect(result.isSuccess == compiles, "\(result.output)")
    #expect(result.output.contains("does not conform to protocol 'SwitchWithTextCellDelegate'") == !compiles)
  }
}
