import DioramaKit
import SceneDriving
import Testing

/// A handler's result of `nil` is used as it is, unlike the result of an owner that has been freed.
@MainActor
struct AnswerTests {
  private let path = IndexPath(row: 0, section: 0)

  private func table(_ backEnd: BackEnd, for owner: AnswersOwner) throws -> (UIViewController, UITableView) {
    let picture = try #require(URL(string: "https://example.com/picture"))
    let screen = try backEnd.make("Answers", ["picture": picture], for: owner) {
      AnswersScene(picture: picture, handlers: owner)
    }
    return (screen, try screen.find("Answers.answers"))
  }

  @Test(arguments: BackEnd.allCases) func aHandlerReturnsNil(backEnd: BackEnd) throws {
    let owner = AnswersOwner(trace: Trace())
    let (screen, table) = try table(backEnd, for: owner)
    let answers = (0..<3).map { _ in table.delegate?.tableView(table, willSelectRowAt: path) }
    #expect(answers.filter { $0 == nil }.count == 1)
    #expect(answers.filter { $0 == path }.count == 2)
    #expect(screen.isViewLoaded)
  }

  @Test(arguments: BackEnd.allCases) func withoutOwnerATableHasUIKitsDefaults(backEnd: BackEnd) throws {
    let (screen, table) = try table(backEnd, for: AnswersOwner(trace: Trace()))
    #expect(table.delegate?.tableView(table, willSelectRowAt: path) == path)
    #expect(table.delegate?.tableView(table, willDeselectRowAt: path) == path)
    #expect(table.delegate?.tableView(table, shouldHighlightRowAt: path) == true)
    #expect(table.delegate?.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    #expect(table.dataSource?.numberOfSections(in: table) == 1)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(screen.isViewLoaded)
  }
}
