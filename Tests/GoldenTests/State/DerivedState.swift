extension FinderScene.State {
  /// The glimpses whose titles contain what is searched.
  public var found: [GlimpseRow.State] {
    glimpses.filter { App.isFound($0.title, isLiked: $0.isLiked, by: query) }
  }

  /// The first glimpse.
  public var best: GlimpseRow.State? { glimpses.first }

  /// An answer to the note.
  public var reply: NoteField.State { NoteField.State(id: note.id, note: App.reply(to: note.note)) }
}

extension TasksScene.State {
  /// The tasks, with their names in capitals.
  public var announced: [TaskRow.State] {
    tasks.map { TaskRow.State(id: $0.id, name: App.announcement(of: $0.name), isDone: $0.isDone) }
  }
}

extension BoardsScene.State {
  /// The boards with their open tasks, and with their titles in capitals.
  public var open: [TaskBoard.State] {
    boards.map { board in
      var board = board
      board.title = App.announcement(of: board.title)
      board.tasks.removeAll(where: \.isDone)
      return board
    }
  }
}

extension GlimpseHint.State {
  /// Names the glimpse.
  public var hint: String { App.hint(of: glimpse?.title) }
}

extension GlimpseCard.State {
  /// What the card says of its comment.
  public var summary: String { App.summary(of: comment) }
}

extension LoginScene.State {
  /// Whether the address looks like one.
  public var isEmailValid: Bool { App.isEmailValid(email) }
}
