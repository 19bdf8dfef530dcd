import DioramaTree
import Foundation
import Testing

@testable import DioramaKit

enum Models {
  struct Autoplay: Hashable {}
  struct Pair<First, Second> {
    struct Inner {}
  }
  @MainActor
  final class Row: SwitchWithTextCellDataSource {
    var title: String { "nested" }
    var switchOn: Bool { true }
  }
}

private struct Hidden {
  struct Inside {}
}

@MainActor
struct SwiftTypeNameTests {
  @Test(arguments: [
    (Models.Autoplay.self as Any.Type, "Models.Autoplay"), (Models.Autoplay?.self, "Models.Autoplay?"),
    ([Models.Autoplay].self, "[Models.Autoplay]"), ([Models.Autoplay]?.self, "[Models.Autoplay]?"),
    ([Models.Autoplay?].self, "[Models.Autoplay?]"), (Int??.self, "Int??"),
    ([String: [Models.Autoplay]].self, "[String: [Models.Autoplay]]"),
    (Models.Pair<Int, Models.Autoplay?>.self, "Models.Pair<Int, Models.Autoplay?>"),
    (Models.Pair<Int, [String]>.Inner.self, "Models.Pair<Int, [String]>.Inner"),
    (Set<Models.Autoplay>.self, "Set<Models.Autoplay>"), (Void.self, "()"),
    (Hidden.Inside.self, "Hidden.Inside"),
    (UITextField.self, "UITextField"), (UITableViewCell.AccessoryType.self, "UITableViewCell.AccessoryType"),
    (NSRange.self, "NSRange"), (CGFloat.self, "CGFloat"), (IndexPath.self, "IndexPath"), (URL?.self, "URL?"),
    ((any SwitchWithTextCellDataSource).self, "SwitchWithTextCellDataSource"),
  ])
  func aTypeIsSpelledAsInSwift(type: Any.Type, spelling: String) {
    let name = SwiftTypeName(type)
    #expect(name.description == spelling)
    #expect(name.isSpelled(spelling))
    #expect(!name.isSpelled(spelling + "?"))
    #expect(!name.isSpelled("X" + spelling))
  }

  @Test(arguments: [
    "DioramaKitTests.Models.Autoplay", "Models.Autoplay", "Models . Autoplay",
  ])
  func theModuleCanBeSpelledOut(spelling: String) {
    #expect(SwiftTypeName(Models.Autoplay.self).isSpelled(spelling))
  }

  @Test(arguments: [
    "Autoplay", "Other.Models.Autoplay", "Models", "DioramaKitTests.Autoplay", "", "Models.Autoplay.Type",
  ])
  func otherTypesDoNotMatch(spelling: String) {
    #expect(!SwiftTypeName(Models.Autoplay.self).isSpelled(spelling))
  }

  @Test func sugarCanBeSpelledOut() {
    let list = SwiftTypeName([Models.Autoplay?].self)
    #expect(list.isSpelled("Array<Optional<Models.Autoplay>>"))
    #expect(SwiftTypeName([String: Int].self).isSpelled("[String : Int]"))
    #expect(
      SwiftTypeName((any SwitchWithTextCellDataSource).self).isSpelled("any SwitchWithTextCellDataSource"))
  }

  @Test func aTypeInAFunctionHasAnUnqualifiedName() {
    struct Local { struct Inner {} }
    #expect(SwiftTypeName(Local.self).description == "Local")
    #expect(SwiftTypeName(Local.Inner?.self).description == "Local.Inner?")
  }

  @Test func handlersTakeAndReturnNestedTypes() throws {
    var handlers = SceneHandlers()
    handlers.set("chosen") { (_: Models.Autoplay, _: [Models.Autoplay]?) -> Models.Autoplay? in nil }
    let tree = try tree(
      handlers:
        """
        [{
          "name": "chosen",
          "arguments": [
            {"name": "a", "type": "Models.Autoplay"}, {"name": "b", "type": "[DioramaKitTests.Models.Autoplay]?"}
          ],
          "result": "Models.Autoplay?"
        }]
        """
    )
    _ = try SceneLoader().load(tree, handlers: handlers)
    handlers.set("chosen") { (_: Models.Autoplay, _: [Models.Autoplay]) -> Models.Autoplay? in nil }
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree, handlers: handlers) }
    handlers.set("chosen") { (_: Models.Autoplay) -> Models.Autoplay? in nil }
    let error = #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree, handlers: handlers) }
    #expect(
      error?.description
        == "handler 'chosen' is of type (Models.Autoplay) -> Models.Autoplay?, "
        + "not (Models.Autoplay, [DioramaKitTests.Models.Autoplay]?) -> Models.Autoplay?")
  }

  @Test func typeAliasesCanBeSpelled() throws {
    var handlers = SceneHandlers()
    handlers.set("ticked") { (_: TimeInterval, _: [Decimal]?) -> CGFloat in 1 }
    func tree(_ time: String, _ amounts: String, _ result: String = "CGFloat") throws -> Data {
      let arguments = #"[{"name": "a", "type": "\#(time)"}, {"name": "b", "type": "\#(amounts)"}]"#
      return try self.tree(
        handlers: #"[{"name": "ticked", "arguments": \#(arguments), "result": "\#(result)"}]"#)
    }
    var loader = SceneLoader()
    let unknown = #expect(throws: SceneLoadingError.self) {
      try loader.load(tree("TimeInterval", "[Amount]?"), handlers: handlers)
    }
    #expect(unknown?.problems.count == 1)
    loader.types.registerAlias("Amount", of: Decimal.self)
    loader.types.registerAlias("Sums", of: [Decimal]?.self)
    for time in ["Double", "TimeInterval", "Foundation.TimeInterval", "Float64"] {
      for amounts in ["[Amount]?", "Optional<Array<Amount>>", "Sums"] {
        _ = try loader.load(tree(time, amounts), handlers: handlers)
      }
    }
    for (time, amounts, result) in [
      ("Clock.TimeInterval", "Sums", "CGFloat"), ("TimeInterval", "Amount", "CGFloat"),
      ("TimeInterval?", "Sums", "CGFloat"), ("TimeInterval", "Sums", "TimeInterval"),
    ] {
      #expect(throws: SceneLoadingError.self) {
        try loader.load(tree(time, amounts, result), handlers: handlers)
      }
    }
    handlers.set("ticked") { (_: TimeInterval, _: [Decimal]?) in }
    _ = try loader.load(tree("TimeInterval", "Sums", "Void"), handlers: handlers)
  }

  @Test func statesAndRolesCanHaveAliases() throws {
    var loader = SceneLoader()
    loader.types.registerStateType(Models.Autoplay.self)
    loader.types.registerRoleType(Models.Row.self) { Models.Row() }
    var tree = TreeFixtures.table([
      TreeFixtures.cell(
        "one", 4, [.init(name: "dataSource", fills: ["dataSource"], source: .type("MainRow"))])
    ])
    tree.state = [
      .init(name: "mode", type: ParameterType(.swift("Mode")), defaultValue: nil, summary: nil)
    ]
    #expect(throws: SceneLoadingError.self) { try loader.load(tree, state: ["mode": Models.Autoplay()]) }
    loader.types.registerAlias("Mode", of: Models.Autoplay.self)
    loader.types.registerAlias("MainRow", of: Models.Row.self)
    let scene = try loader.load(tree, state: ["mode": Models.Autoplay()])
    #expect(scene.view("one", as: SwitchWithTextTableViewCell.self)?.switchControl.isOn == true)
  }

  @Test(arguments: ["Models.Row", "DioramaKitTests.Models.Row"])
  func aNestedTypeFillsARole(type: String) throws {
    var loader = SceneLoader()
    loader.types.registerRoleType(Models.Row.self) { Models.Row() }
    let view =
      #"{"element": "switchCell", "class": "SwitchWithTextTableViewCell", "id": "cell", "line": 1, "attributes": {}, "#
      + #""roles": [{"role": "dataSource", "fills": ["dataSource"], "type": "\#(type)"}]}"#
    let scene = try loader.load(tree(views: "[\(view)]"))
    #expect(scene.view("cell", as: SwitchWithTextTableViewCell.self)?.switchControl.isOn == true)
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree(views: "[\(view)]")) }
  }

  private func tree(handlers: String = "[]", views: String = "[]") throws -> Data {
    Data(
      (#"{"diorama": 2, "scene": "A", "source": "A.scene.yaml", "controller": "view", "parameters": [], "#
        + #""handlers": \#(handlers), "views": \#(views)}"#).utf8)
  }
}
