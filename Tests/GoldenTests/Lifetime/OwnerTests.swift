import DioramaKit
import SceneDriving
import Testing

/// A scene does not hold its owner strongly. Once the owner is freed, no handler is called, and UIKit's defaults apply.
@MainActor
@Suite(.serialized)
struct OwnerTests {
  private let trace = Trace()
  private let answers = PendingAnswers()

  private func screen(_ backEnd: BackEnd, _ owner: AnswersOwner) throws -> UIViewController {
    let picture = try #require(URL(string: "https://example.com/me.png"))
    return try answers.serve {
      try backEnd.make("Answers", ["picture": picture], for: owner) {
        AnswersScene(picture: picture, handlers: owner)
      }
    }
  }

  /// A screen whose owner has been freed.
  private func orphan(_ backEnd: BackEnd) throws -> UIViewController {
    weak var released: AnswersOwner?
    let orphan: UIViewController
    do {
      let owner = AnswersOwner(trace: trace)
      released = owner
      orphan = try screen(backEnd, owner)
      try orphan.find("Answers.send", as: UIButton.self).tap()
    }
    #expect(released == nil)
    return orphan
  }

  /// Expects that no handler was called since the owner's last tap.
  private func expectSilence(_ location: SourceLocation = #_sourceLocation) {
    #expect(trace.lines.last == "sendClicked(UIButton Answers.send)", sourceLocation: location)
  }

  @Test(arguments: BackEnd.allCases) func tapsAndTogglesDoNothing(_ backEnd: BackEnd) async throws {
    let screen = try orphan(backEnd)
    for name in ["me", "send", "agreement"] { try screen.find("Answers.\(name)").tap() }
    #expect(try screen.find("Answers.agreement", as: UISwitch.self).isOn)
    await settle()
    expectSilence()
  }

  /// Nobody has saved the change.
  @Test(arguments: BackEnd.allCases) func aLikeIsReverted(_ backEnd: BackEnd) async throws {
    let like: LikeButton = try orphan(backEnd).find("Answers.like")
    like.tap()
    await settle()
    #expect(like.count == 12 && !like.isLiked)
    expectSilence()
  }

  @Test(arguments: BackEnd.allCases) func aTextFieldAcceptsEverything(_ backEnd: BackEnd) throws {
    let field: UITextField = try orphan(backEnd).find("Answers.question")
    #expect(field.type("as long as you like"))
    #expect(field.isFirstResponder && field.text == "as long as you like")
    #expect(field.pressBackspace() && field.pressReturn() && field.pressClear())
    #expect(field.text == "" && field.resignFirstResponder() && !field.isFirstResponder)
    expectSilence()
  }

  @Test(arguments: BackEnd.allCases) func aTableHasOneEmptySection(_ backEnd: BackEnd) throws {
    let table: UITableView = try orphan(backEnd).find("Answers.answers")
    let path = IndexPath(row: 0, section: 0)
    table.reloadData()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    let heights = [
      table.delegate?.tableView(table, heightForRowAt: path),
      table.delegate?.tableView(table, heightForHeaderInSection: 0),
      table.delegate?.tableView(table, heightForFooterInSection: 0),
    ]
    #expect(heights == [CGFloat](repeating: UITableView.automaticDimension, count: 3))
    #expect(table.header(ofSection: 0) == nil && table.footer(ofSection: 0) == nil)
    expectSilence()
  }

  @Test(arguments: BackEnd.allCases) func existingRowsStayUsable(_ backEnd: BackEnd) throws {
    let table: UITableView
    do {
      let owner = AnswersOwner(trace: trace)
      table = try screen(backEnd, owner).find("Answers.answers")
      #expect(table.visibleCells.first?.textLabel?.text?.hasPrefix("rowCell") == true)
    }
    let before = trace.lines
    let path = IndexPath(row: 0, section: 0)
    table.tapRow(at: path)
    #expect(table.indexPathForSelectedRow == path && trace.lines == before)
  }
}
