import DioramaKit
import Testing

private final class PersonCell: UITableViewCell {
  let avatar = AvatarView()
  let like = LikeButton()
}

@MainActor
struct ReuseTests {
  private let loader = FakeImageLoader()
  private let requests = Answers<Int, Void>()
  private let table = UITableView()

  private func url(_ row: Int) -> URL? { URL(string: "https://example.com/\(row)") }

  private func showPeople(_ count: Int) {
    table.register(PersonCell.self, forCellReuseIdentifier: "person")
    table.numberOfRowsHandler = { _, _ in count }
    table.cellForRowHandler = { [loader, requests] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
      guard let person = cell as? PersonCell else { return cell }
      person.avatar.services.imageLoader = loader
      person.avatar.configure(avatarURL: url(path.row), vipInfo: false)
      person.like.selfManagedConfigure(likeStatus: false, count: path.row) { _ in
        try await requests.answer(to: path.row)
      }
      return person
    }
  }

  @Test func lateResponsesNeverReachTheWrongRow() async throws {
    showPeople(200)
    table.layoutIfNeeded()
    await settle()
    for case let cell as PersonCell in table.visibleCells { cell.like.tap() }
    await settle()
    let asked = loader.answers.questions
    #expect(requests.questions == Array(0..<table.numberOfRowsOnScreen))
    table.scroll(to: IndexPath(row: 150, section: 0))
    for url in asked { await loader.answers.give(.success(UIImage()), to: url) }
    for row in requests.questions { await requests.give(.failure(Refusal()), to: row) }
    for case let cell as PersonCell in table.visibleCells {
      let row = try #require(table.indexPath(for: cell)?.row)
      #expect(cell.avatar.imageView.image == nil && cell.like.count == row && !cell.like.isLiked)
    }
    await loader.answers.give(.success(UIImage()), to: try #require(url(150)))
    let shown = table.cellForRow(at: IndexPath(row: 150, section: 0)) as? PersonCell
    #expect(shown?.avatar.imageView.image != nil)
  }

  @Test func aTableReleasedDuringRequestsIsFreed() async {
    weak var released: UITableView?
    weak var cell: UITableViewCell?
    do {
      let table = UITableView()
      let avatar = AvatarView()
      avatar.services.imageLoader = loader
      avatar.configure(avatarURL: url(1), vipInfo: false)
      let row = UITableViewCell()
      row.contentView.addSubview(avatar)
      table.setRows([.cell(row)])
      table.layoutIfNeeded()
      released = table
      cell = row
      await settle()
    }
    #expect(released == nil && cell == nil)
  }
}
