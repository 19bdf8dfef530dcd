@testable import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import DioramaTree
import Testing

/// A loaded scene whose role changes, beside one that does not.
@MainActor
@Suite struct LoadedRoleTests {
  @Test func aRoleThatDoesNotChangeIsPassedWithOneThatDoes() throws {
    let scene = """
      scene: Roles
      controller: table
      state: { isRed: boolean }
      rows:
        - switchCell: first
          dataSource: KeptSource
          delegate: { switchColor: { if: isRed, then: systemRed, else: systemBlue } }

      """
    let file = SourceFile(path: "Roles.scene.yaml", text: scene)
    let tree = try #require(Compiler(grammar: .language()).compile(file).tree)
    var loader = SceneLoader()
    var count = 0
    loader.types.registerRoleType(KeptSource.self) {
      count += 1
      return KeptSource()
    }
    let loaded = try loader.load(Data(tree.serialized))
    let cell = try #require(loaded.view("first", as: SwitchWithTextTableViewCell.self))
    #expect(cell.switchControl.onTintColor == .systemBlue)
    try loaded.update(["isRed": true])
    #expect(cell.switchControl.onTintColor == .systemRed)
    #expect(cell.switchControl.isOn && count == 1)
  }
}

final class KeptSource: SwitchWithTextCellDataSource {
  var title: String { "Kept" }
  var switchOn: Bool { true }
}
