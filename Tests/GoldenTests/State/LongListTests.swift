import DioramaKit
import SceneDriving
import Testing

/// A list of 10,000 entries, with both back ends. Each comparison of entries is counted.
@MainActor
@Suite(.serialized)
struct LongListTests {
  private let window = UIWindow()

  private func scene(_ backEnd: BackEnd) throws -> UIViewController {
    let scene: UIViewController =
      try backEnd == .generated ? LedgerScene() : App.loader.load(try BackEnd.document("Ledger"))
    window.rootViewController = scene
    window.makeKeyAndVisible()
    try show(scene) { (0..<10_000).map { Line(id: $0, title: "Line \($0)", number: $0) } }
    return scene
  }

  private struct Line {
    var id: Int
    var title: String
    var number: Int
  }

  private func show(_ scene: UIViewController, _ lines: () -> [Line]) throws {
    if let scene = scene as? LedgerScene {
      scene.state.lines = lines().map {
        LedgerRow.State(id: $0.id, title: $0.title, stamp: Stamp(number: $0.number))
      }
    } else if let scene = scene as? any LoadedScene {
      try scene.update([
        "lines": lines().map {
          ["id": $0.id, "title": $0.title, "stamp": Stamp(number: $0.number)] as [String: Any?]
        }
      ])
    }
  }

  @Test(arguments: BackEnd.allCases) func typingBesideItComparesNoEntry(_ backEnd: BackEnd) throws {
    let scene = try scene(backEnd)
    let field: UITextField = try scene.find("Ledger.search")
    Stamp.comparisons = 0
    field.type("engine")
    #expect(field.text == "engine" && Stamp.comparisons == 0)
    let query =
      (scene as? LedgerScene)?.state.query ?? (scene as? any LoadedScene)?.values["query"] as? String
    #expect(query == "engine")
    field.resignFirstResponder()
  }

  @Test(arguments: BackEnd.allCases) func oneChangeComparesEachEntryTwiceAtMost(_ backEnd: BackEnd) throws {
    let scene = try scene(backEnd)
    let table: UITableView = try scene.find("Ledger.ledger")
    table.layoutIfNeeded()
    let count = table.numberOfAppliedSnapshots
    Stamp.comparisons = 0
    try show(scene) {
      (0..<10_000).map { Line(id: $0, title: $0 == 3 ? "new" : "Line \($0)", number: $0) }
    }
    #expect(Stamp.comparisons <= 20_000 && Stamp.comparisons >= 9_999)
    #expect(table.numberOfAppliedSnapshots == count + 1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(cell.snapshot.contains("new"))
  }
}
