import DioramaKit
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Long tables in scenes use few cells, and cells never show the contents of another row.
@MainActor
@Suite(.serialized)
struct LongTableTests {
  private let crowd = Crowd()

  private func table(_ backEnd: BackEnd) throws -> (UIViewController, UITableView) {
    let screen =
      backEnd == .generated
      ? PeopleScene(handlers: crowd)
      : try App.loader.load(try BackEnd.document("People"), handlers: crowd.handlers)
    return (screen, try screen.find("People.people"))
  }

  @Test(arguments: BackEnd.allCases)
  func tenThousandRowsNeedFewCells(_ backEnd: BackEnd) throws {
    let (screen, table) = try table(backEnd)
    for row in 0..<crowd.count {
      let cell = table.scroll(to: IndexPath(row: row, section: 0)) as? PersonCell
      if cell?.like.count != row { Issue.record("row \(row) shows \(String(describing: cell?.like.count))") }
    }
    #expect(PersonCell.made <= 2 * table.numberOfRowsOnScreen)
    table.tapRow(at: IndexPath(row: 4_711, section: 0))
    #expect(crowd.selected == [4_711])
    withExtendedLifetime(screen) {}
  }

  @Test(arguments: BackEnd.allCases, [true, false])
  func lateResponsesDoNotChangeOtherRows(_ backEnd: BackEnd, _ succeeds: Bool) async throws {
    let (screen, table) = try table(backEnd)
    for row in [0, 500, 9_990] {
      table.scroll(to: IndexPath(row: row, section: 0))
      for case let cell as PersonCell in table.visibleCells { cell.like.tap() }
      await settle()
    }
    table.scroll(to: IndexPath(row: 2_000, section: 0))
    let asked = crowd.answers.questions.count
    await crowd.answers.giveAll(succeeds)
    #expect(asked >= 6 * table.numberOfRowsOnScreen)
    for case let cell as PersonCell in table.visibleCells {
      let row = try #require(table.indexPath(for: cell)?.row)
      #expect(cell.like.count == row && !cell.like.isLiked)
      #expect((cell.avatar.imageView.image != nil) == (succeeds && row > 1_000 && row < 3_000))
    }
    withExtendedLifetime(screen) {}
  }

  @Test func aThousandWrittenRowsKeepTheirOwnState() throws {
    var text = "scene: Thousand\ncontroller: table\nsections:\n"
    for section in 0..<10 {
      text += "  - header: Part \(section)\n    rows:\n"
      for row in 0..<100 {
        text += "      - switchCell: row\(section * 100 + row)\n"
        text += "        dataSource: { title: Row \(section * 100 + row), switchOn: \(row % 2 == 0) }\n"
      }
    }
    let file = TestFile(SourceFile(path: "Thousand.scene.yaml", text: text))
    let tree = try #require(file.compiler.compile(file.source).tree)
    let screen = try App.loader.load(Data(tree.serialized))
    let table = try #require((screen as? UITableViewController)?.tableView)
    for section in 0..<10 {
      for row in 0..<100 {
        let path = IndexPath(row: row, section: section)
        let cell = try #require(table.scroll(to: path) as? SwitchWithTextTableViewCell)
        cell.switchControl.tap()
        if cell.textLabel?.text != "Row \(section * 100 + row)" { Issue.record("\(path)") }
      }
    }
    for number in 0..<1_000 {
      let cell: SwitchWithTextTableViewCell = try #require(screen.view("row\(number)"))
      if cell.switchControl.isOn == (number % 2 == 0) { Issue.record("row \(number) lost its state") }
    }
    #expect(table.visibleCells.count == table.numberOfRowsOnScreen)
  }
}

/// The cell of a person: a picture and a like button.
private final class PersonCell: UITableViewCell {
  static var made = 0

  let avatar = AvatarView()
  let like = LikeButton()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    contentView.addSubview(avatar)
    contentView.addSubview(like)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// Ten thousand people, each with a different picture and number of likes.
@MainActor
private final class Crowd: PeopleSceneHandlers {
  let count = 10_000
  let answers = PendingAnswers()
  private(set) var selected: [Int] = []

  init() { PersonCell.made = 0 }

  var handlers: SceneHandlers {
    var handlers = SceneHandlers()
    handlers.set("peopleCount", of: self, Crowd.peopleCount)
    handlers.set("personCell", of: self, Crowd.personCell)
    handlers.set("personSelected", of: self, Crowd.personSelected)
    return handlers
  }

  func peopleCount(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func personCell(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "person") as? PersonCell
      ?? PersonCell(style: .default, reuseIdentifier: "person")
    let row = indexPath.row
    cell.avatar.services.imageLoader = answers
    cell.avatar.services.reportFailure = { _ in }
    cell.avatar.configure(avatarURL: URL(string: "https://example.com/\(row)"), vipInfo: false)
    cell.like.selfManagedConfigure(likeStatus: false, count: row) { [answers] isLiked in
      try await answers.answer("like \(row)")
    }
    return cell
  }

  func personSelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
