import SceneDriving
import Testing

@testable import DioramaKit

/// A list that the app derives from the state, with both back ends.
@MainActor
@Suite(.serialized)
final class DerivedListTests {
  private let answers = PendingAnswers()
  private let former = SelfManagingServices.shared

  init() {
    SelfManagingServices.shared.imageLoader = answers
    SelfManagingServices.shared.reportFailure = { _ in }
  }

  isolated deinit { SelfManagingServices.shared = former }

  @Test(arguments: BackEnd.allCases) func rowsFollowWhatIsDerived(_ backEnd: BackEnd) throws {
    let finder = try Finder(backEnd, answers)
    #expect(finder.titles == ["Oak", "Ash", "Oak grove"])
    finder.search.becomeFirstResponder()
    finder.search.type("Oak")
    #expect(finder.titles == ["Oak", "Oak grove"])
    finder.search.type("!")
    #expect(finder.titles == [] && finder.table.backgroundView?.isHidden == false)
    finder.search.pressBackspace()
    finder.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(finder.owner.calls == ["selected 3"])
    finder.search.resignFirstResponder()
  }

  /// What the user changes in a row may take it out of a derived list. Its handler is called all the same.
  @Test(arguments: BackEnd.allCases, [false, true])
  func handlersOfARowThatLeavesAreCalled(_ backEnd: BackEnd, succeeds: Bool) async throws {
    let finder = try Finder(backEnd, answers)
    finder.search.becomeFirstResponder()
    finder.search.type("?")
    #expect(finder.titles == ["Oak", "Ash", "Oak grove"])
    let cell = try #require(finder.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    try #require(cell.descendants.lazy.compactMap { $0 as? LikeButton }.first).tap()
    #expect(finder.titles == ["Oak", "Oak grove"])
    await settle()
    #expect(finder.owner.calls == ["like 2 true"])
    await answers.giveAll(succeeds)
    #expect(finder.titles == (succeeds ? ["Oak", "Oak grove"] : ["Oak", "Ash", "Oak grove"]))
    finder.search.resignFirstResponder()
  }

  /// Which of two entries with one id the user changes is not known, so neither is changed.
  @Test(arguments: BackEnd.allCases) func anEditOfAnAmbiguousEntryIsUndone(_ backEnd: BackEnd) async throws {
    let finder = try Finder(backEnd, answers)
    finder.search.becomeFirstResponder()
    finder.search.type("Ash")
    for (id, isUnique) in [(1, false), (2, true)] {
      try finder.show([("Oak", 1), ("Ash", id)])
      #expect(finder.titles == ["Ash"])
      let cell = try #require(finder.table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let like = try #require(cell.descendants.lazy.compactMap { $0 as? LikeButton }.first)
      like.tap()
      #expect(like.isLiked == isUnique && like.count == (isUnique ? 2 : 1))
      #expect(finder.likes == (isUnique ? [1, 2] : [1, 1]))
    }
    await answers.giveAll(true)
    finder.search.resignFirstResponder()
  }

  /// What else changes the state meanwhile is lost, so the closure must change only its argument.
  @Test func aChangeOfTheStateDuringAnUpdateIsReported() throws {
    let scene = try #require(try Finder(.generated, answers).controller as? FinderScene)
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults = 0
    SceneFault.write = { _, _ in faults += 1 }
    scene.update {
      $0.query = "Oak"
      scene.state.note.note = "Second"
    }
    #expect(scene.state.query == "Oak" && scene.state.note.note == "First" && faults == 1)
    scene.update { $0.note.note = "Third" }
    #expect(scene.state.note.note == "Third" && faults == 1)
  }

  /// The app may read the state while it changes it.
  @Test func theStateCanBeReadWhileItIsChanged() throws {
    let finder = try Finder(.generated, answers)
    let scene = try #require(finder.controller as? FinderScene)
    scene.update { $0.query = "\(scene.state.glimpses.count)" }
    scene.state.glimpses[id: 2]?.title = "Ash \(scene.state.query)"
    #expect(scene.state.glimpses.map(\.title) == ["Oak", "Ash 3", "Oak grove"])
  }

  /// A whole state of a component may be derived, and be given to another component.
  @Test(arguments: BackEnd.allCases) func oneStateIsGivenToAComponent(_ backEnd: BackEnd) throws {
    let finder = try Finder(backEnd, answers)
    #expect(finder.hints == ["Read Oak."])
    try finder.removeGlimpses()
    #expect(finder.hints == [])
  }

  /// A component shows and edits a whole state that the scene holds.
  @Test(arguments: BackEnd.allCases) func aComponentShowsAWholeState(_ backEnd: BackEnd) throws {
    let finder = try Finder(backEnd, answers)
    #expect(finder.noteTexts == ["First", "Usual", "Re: First", "Usual"])
    finder.notes[0].becomeFirstResponder()
    finder.notes[0].type("!")
    #expect(finder.note == "First!" && finder.noteTexts == ["First!", "Usual", "Re: First!", "Usual"])
    finder.notes[0].resignFirstResponder()
    finder.search.becomeFirstResponder()
    finder.search.type("Oak")
    #expect(finder.noteTexts[1] == "First!")
    // What shows the state without following the user shows its next change.
    finder.notes[1].becomeFirstResponder()
    finder.notes[1].type("?")
    #expect(finder.note == "First!" && finder.noteTexts[1] == "First!?")
    finder.notes[1].resignFirstResponder()
    try finder.write("Second")
    #expect(finder.noteTexts == ["Second", "Second", "Re: Second", "Usual"])
  }

  /// The app may derive other values for an entry. Those that the user does not change are not written to the state.
  @Test(arguments: BackEnd.allCases) func onlyWhatTheUserChangesIsWritten(_ backEnd: BackEnd) throws {
    let tasks = ["Rest", "Read"].enumerated().map { TaskRow.State(id: $0, name: $1, isDone: false) }
    let controller = try backEnd.make("Tasks", state: ["tasks": tasks]) {
      TasksScene(state: TasksScene.State(tasks: tasks))
    }
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    var found: [String] {
      let entries = ScenePair.tasks.values(of: controller)["tasks"] as? [[String: Any?]] ?? []
      return entries.map { "\($0["name"] as? String ?? "") \($0["isDone"] as? Bool ?? false)" }
    }
    let views = controller.view.descendants
    let field = try #require(views.lazy.compactMap { $0 as? UITextField }.last)
    try #require(views.lazy.compactMap { $0 as? UISwitch }.last).tap()
    #expect(field.text == "READ" && found == ["Rest false", "Read true"])
    field.becomeFirstResponder()
    field.type("!")
    #expect(found == ["Rest false", "READ! true"])
    field.resignFirstResponder()
  }

  /// The app may leave out some of the entries inside an entry, which then stay in the state.
  @Test(arguments: BackEnd.allCases) func whatIsInsideAnEntryStays(_ backEnd: BackEnd) throws {
    let tasks = (1...3).map { TaskRow.State(id: $0, name: "Task \($0)", isDone: $0 == 1) }
    let first = TaskRow.State(id: 0, name: "Start", isDone: false)
    let boards = [TaskBoard.State(id: 7, title: "Home", first: first, tasks: tasks)]
    let controller = try backEnd.make("Boards", state: ["boards": boards]) {
      BoardsScene(state: BoardsScene.State(boards: boards))
    }
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func board() throws -> [String: Any?] {
      try #require((ScenePair.boards.values(of: controller)["boards"] as? [[String: Any?]])?.first)
    }
    func done() throws -> [Bool?] {
      (try board()["tasks"] as? [[String: Any?]])?.map { $0["isDone"] as? Bool } ?? []
    }
    func switches() -> [UISwitch] {
      controller.view.layoutIfNeeded()
      return controller.view.descendants.compactMap { $0 as? UISwitch }
    }
    #expect(switches().count == 3)
    switches()[2].tap()
    #expect(try done() == [true, false, true])
    switches()[0].tap()
    #expect(try done() == [true, false, true])
    #expect((try board()["first"] as? [String: Any?])?["isDone"] as? Bool == true)
    #expect(try board()["title"] as? String == "Home" && switches().count == 2)
  }

  /// A delivered tree may have less of the state, and of its entries, than the app gives.
  @Test func whatADeliveredTreeDoesNotHaveIsLeftOut() throws {
    func task(_ id: Int, _ name: String) -> [String: Any?] {
      ["id": id, "name": name, "isDone": false, "priority": 2]
    }
    var loader = App.loader
    let document = try BackEnd.document("Tasks")
    #expect(throws: SceneLoadingError.self) { try loader.load(document, state: ["tasks": [task(1, "Rest")]]) }
    loader.policy = .delivered
    let scene = try loader.load(document, state: ["tasks": [task(1, "Rest")], "owner": "Ada"])
    try scene.update(["tasks": [task(1, "Rest"), task(2, "Read")], "owner": "Grace"])
    let tasks = scene.values["tasks"] as? [[String: Any?]] ?? []
    #expect(tasks.map { $0["name"] as? String } == ["Rest", "Read"])
    #expect(tasks.allSatisfy { $0.count == 3 } && scene.values.keys.sorted() == ["tasks"])
  }

  /// What the user does to a row is written to the entry that the state holds.
  @Test(arguments: BackEnd.allCases, [false, true])
  func editsAreWrittenToTheState(_ backEnd: BackEnd, succeeds: Bool) async throws {
    let finder = try Finder(backEnd, answers)
    finder.search.becomeFirstResponder()
    finder.search.type("grove")
    let cell = try #require(finder.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    try #require(cell.descendants.lazy.compactMap { $0 as? LikeButton }.first).tap()
    #expect(finder.likes == [1, 1, 2])
    await settle()
    #expect(finder.owner.calls == ["like 3 true"])
    await answers.giveAll(succeeds)
    #expect(finder.likes == [1, 1, succeeds ? 2 : 1])
    finder.search.resignFirstResponder()
  }
}

/// A screen of the scene `Finder`, made with one of the back ends.
@MainActor
private final class Finder {
  let controller: UIViewController
  let owner: FinderHandlers
  let window = UIWindow()

  init(_ backEnd: BackEnd, _ answers: PendingAnswers) throws {
    let owner = FinderHandlers(trace: Trace())
    owner.answers = answers
    self.owner = owner
    let glimpses = ["Oak", "Ash", "Oak grove"].enumerated().map { Self.glimpse($0 + 1, $1) }
    let (note, usual) = (NoteField.State(id: 1, note: "First"), NoteField.State(id: 2, note: "Usual"))
    controller = try backEnd.make(
      "Finder", ["usual": usual], state: ["glimpses": glimpses, "note": note], for: owner
    ) {
      FinderScene(
        state: FinderScene.State(glimpses: glimpses, note: note), usual: usual, handlers: owner)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    let views = controller.view.descendants
    let fields = views.compactMap { $0 as? UITextField }
    search = try #require(fields.first)
    notes = Array(fields.dropFirst())
    table = try #require(views.lazy.compactMap { $0 as? UITableView }.first)
  }

  let search: UITextField
  let table: UITableView
  /// The fields of the notes: the one that the state follows, the one of a choice, that of an answer, and a constant.
  let notes: [UITextField]

  /// What the fields of the notes show.
  var noteTexts: [String] { notes.map { $0.text ?? "" } }

  /// The note in the state.
  var note: String? {
    (ScenePair.finder.values(of: controller)["note"] as? [String: Any?])?["note"] as? String
  }

  /// Changes the note in the state.
  func write(_ text: String) throws {
    try ScenePair.finder.change(controller, ["note": NoteField.State(id: 1, note: text)])
  }

  /// The titles in the rows.
  var titles: [String] {
    table.layoutIfNeeded()
    return (table.indexPathsForVisibleRows ?? []).sorted().compactMap { path in
      let labels = table.cellForRow(at: path)?.descendants.compactMap { ($0 as? UILabel)?.text }
      return labels?.first { $0.contains("Oak") || $0.contains("Ash") }
    }
  }

  /// What the hint shows.
  var hints: [String] {
    let labels = controller.view.descendants.compactMap { $0 as? UILabel }
    return labels.filter { $0.superview?.isHidden == false && !$0.isHidden }
      .compactMap(\.text).filter { $0.hasPrefix("Read") }
  }

  /// Shows glimpses with titles and ids.
  func show(_ glimpses: [(title: String, id: Int)]) throws {
    try ScenePair.finder.change(
      controller,
      ["glimpses": glimpses.map { Self.glimpse($0.id, $0.title) }])
  }

  private static func glimpse(_ id: Int, _ title: String) -> GlimpseRow.State {
    GlimpseRow.State(
      id: id, author: "Ada", title: title, photo: URL(checked: "https://example.com/ada.png"), isLiked: false,
      likes: 1)
  }

  /// Shows no glimpses.
  func removeGlimpses() throws {
    try ScenePair.finder.change(controller, ["glimpses": [GlimpseRow.State]()])
  }

  /// How many like each glimpse of the state.
  var likes: [Int] {
    let entries = ScenePair.finder.values(of: controller)["glimpses"] as? [[String: Any?]]
    return entries?.map { $0["likes"] as? Int ?? -1 } ?? []
  }
}

/// Handles the events of the scene, whose likes are pending until the test responds.
@MainActor
private final class FinderHandlers: FinderOwner {
  var calls: [String] = []
  var answers = PendingAnswers()

  override func noteSent() { calls.append("sent") }

  override func glimpseSelected(_ row: GlimpseRow.State) { calls.append("selected \(row.id)") }

  override func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    calls.append("like \(row.id) \(isLiked)")
    try await answers.answer("like \(row.id) \(isLiked)")
  }
}
