import DioramaTree

extension SwiftScene {
  /// How the components that show the entries of a list write the state and call handlers.
  package struct RowConnection: Sendable {
    /// An event of the component: the property with its closure, and the call to the handler.
    package typealias Event = (property: String, callback: Callback)

    /// The name of the list in the state, or of the list that the app derives from it.
    package var list: String
    /// The events that are handled. The first argument of each handler is the entry.
    package var events: [Event]
    /// The property with the closure that the component calls after the user changed its state.
    package var editing: String?
    /// The Swift type of the component's state.
    package var entryType: String
    /// The entries of the component's state that the user changes.
    package var edits: [Edit]
    /// The lists of the state that hold the entries.
    package var editedLists: [String]
    /// Whether the app derives the list, so that its entries may differ from those that the state holds.
    package var isDerived: Bool
    /// The property with the closure that a component around the list calls after the user changed its state.
    package var reporting: String?

    package init(
      list: String, events: [Event], editing: String?, entryType: String, edits: [Edit],
      editedLists: [String], isDerived: Bool, reporting: String?
    ) {
      self.list = list
      self.events = events
      self.editing = editing
      self.entryType = entryType
      self.edits = edits
      self.editedLists = editedLists
      self.isDerived = isDerived
      self.reporting = reporting
    }
  }
}

extension SwiftScene.RowConnection {
  /// An entry of a component's state that the user changes.
  package struct Edit: Sendable {
    /// The entry's name.
    package var name: String
    /// What the user changes of the component that the entry holds, or of each one in its list; empty for any other
    /// entry.
    package var parts: [Edit]
    /// Whether the entry holds a list of components.
    package var isList: Bool

    package init(name: String, parts: [Edit] = [], isList: Bool = false) {
      self.name = name
      self.parts = parts
      self.isList = isList
    }
  }
}

extension SwiftScene {
  /// The closure that sets something of each cell of a list, or of an item of a menu or a swipe for each entry.
  package struct Adaptation: Sendable {
    /// What the closure sets properties of.
    package enum Subject: Sendable {
      case cell
      /// An item of a menu or a swipe.
      case action
    }

    /// What the closure sets properties of: its first argument.
    package var subject: Subject
    /// The name of the closure's second argument, the entry; `nil` if it sets the same for all entries.
    package var entry: String?
    /// What is set: the closure replaces an earlier one for the same part. `nil` for what is set only once.
    package var part: String?
    /// Whether the statement is executed whenever its inputs change.
    package var isRendered: Bool

    package init(subject: Subject, entry: String?, part: String?, isRendered: Bool) {
      self.subject = subject
      self.entry = entry
      self.part = part
      self.isRendered = isRendered
    }
  }
}

extension SceneSource {
  /// The ids of the views that show the entries of lists.
  var listIDs: Set<String> { Set(scene.views.lazy.filter(\.isList).map(\.id)) }

  /// Writes a row of a section of a table: a cell or, if the table has lists, a cell or a list.
  func write(row id: String, among lists: Set<String>, _ writer: inout SwiftWriter) {
    if lists.isEmpty { return writer.write(reference(to: id)) }
    write(lists.contains(id) ? .rows(id) : .cell(id), to: &writer)
  }

  /// Writes the call that sets something of each cell of a list, or of an item for each entry.
  func write(
    _ adaptation: SwiftScene.Adaptation, _ statements: [SwiftScene.Statement], of view: String,
    _ writer: inout SwiftWriter
  ) {
    let read = inputs(of: statements)
    let (method, word) =
      switch adaptation.subject {
      case .cell: ("setCells", "cell")
      case .action: ("adapt", "action")
      }
    let subject = SwiftName.unused(word, adding: "OfList", where: read.contains)
    writer.line { line in
      line.write(view, ".", method)
      if let part = adaptation.part {
        line.write("(")
        line.write(literal: part)
        line.write(")")
      }
      line.write(adaptation.isRendered ? opening(reading: read) : " { ", subject)
      if let entry = adaptation.entry { line.write(", ", entry) }
      line.write(" in")
    }
    writer.indented { writer in
      for statement in statements { write(statement, of: subject, &writer) }
    }
    writer.line("}")
  }

  private func inputs(of statements: [SwiftScene.Statement]) -> Set<String> {
    var read: Set<String> = []
    for statement in statements { statement.forEachInput { read.insert($0) } }
    return read
  }

  /// Returns the beginning of a closure that is stored, and so must not hold the scene strongly.
  private func opening(reading names: Set<String>) -> String {
    let readsParameters = scene.rendering?.parameters.contains { names.contains($0.name) } ?? false
    return readsParameters ? " { [parameters] " : " { "
  }

  /// Writes the closure that connects the components of a list.
  func write(_ connection: SwiftScene.RowConnection, of list: String, _ writer: inout SwiftWriter) {
    let names = connection.localNames
    let captures = connection.callsHandlers ? "[weak self, weak handlers]" : "[weak self]"
    writer.line("\(list).connect = { \(captures) \(names.row), \(names.id) in")
    writer.indented { writer in
      if let editing = connection.editing, !connection.edits.isEmpty {
        write(editing, connection, names, &writer)
      }
      for event in connection.events { write(event, connection, names, &writer) }
    }
    writer.line("}")
  }

  /// Writes the closure that writes what the user changed in a row to the entry.
  private func write(
    _ editing: String, _ connection: SwiftScene.RowConnection, _ names: SwiftScene.RowConnection.Names,
    _ writer: inout SwiftWriter
  ) {
    let entries = connection.editedLists.map { "\(SwiftName.escaped($0))[id: \(names.id)]?" }
    let comparesEntry = connection.isDerived
    if comparesEntry { writer.line("var edited: \(connection.entryType)?") }
    writer.line("\(names.row).\(editing) = { [weak self] \(names.row) in")
    writer.indented { writer in
      let unwrapsSelf = comparesEntry || connection.reporting != nil
      if unwrapsSelf { writer.line("guard let self else { return }") }
      if comparesEntry {
        // The user changes only a part of an entry. What the app derived for the others must not be written. An entry
        // that has left the list is compared with what the row showed after the user's last change.
        writer.line("let shown = self.state.\(SwiftName.escaped(connection.list))[id: \(names.id)] ?? edited")
        writer.line("edited = \(names.row).state")
        writer.block("self.update") { writer in
          let targets = entries.map { entry in "$0.\(entry)" }
          for edit in connection.edits {
            write(edit, of: "\(names.row).state", insteadOf: "shown?", in: targets, &writer)
          }
        }
      } else {
        let changes = connection.edits.map { SwiftName.escaped($0.name) }.flatMap { name in
          entries.map { "\($0).\(name) = \(names.row).state.\(name)" }
        }
        writer.writeChange(of: unwrapsSelf ? "self" : "self?", changes)
      }
      if let reporting = connection.reporting { writer.line("self.report { self.\(reporting)?(self) }") }
    }
    writer.line("}")
  }

  /// Writes the statements that write what the user changed of a state, in comparison with what was shown.
  ///
  /// - Parameters:
  ///   - new: The state.
  ///   - shown: What was shown.
  ///   - targets: The states that are changed.
  private func write(
    _ edit: SwiftScene.RowConnection.Edit, of new: String, insteadOf shown: String, in targets: [String],
    depth: Int = 1, _ writer: inout SwiftWriter
  ) {
    let name = SwiftName.escaped(edit.name)
    if edit.parts.isEmpty {
      writer.block("if \(new).\(name) != \(shown).\(name)") { writer in
        for target in targets { writer.line("\(target).\(name) = \(new).\(name)") }
      }
    } else if edit.isList {
      let part = "part\(depth == 1 ? "" : String(depth))"
      writer.block("for \(part) in \(new).\(name)") { writer in
        writer.line("let \(part)Shown = \(shown).\(name)[id: \(part).id]")
        for inner in edit.parts {
          write(
            inner, of: part, insteadOf: "\(part)Shown?", in: targets.map { "\($0).\(name)[id: \(part).id]?" },
            depth: depth + 1, &writer)
        }
      }
    } else {
      for inner in edit.parts {
        write(
          inner, of: "\(new).\(name)", insteadOf: "\(shown).\(name)", in: targets.map { "\($0).\(name)" },
          depth: depth, &writer)
      }
    }
  }

  /// Writes the closure that calls the handler of an event with the entry as it is in the state at that time.
  private func write(
    _ event: SwiftScene.RowConnection.Event, _ connection: SwiftScene.RowConnection,
    _ names: SwiftScene.RowConnection.Names, _ writer: inout SwiftWriter
  ) {
    var callback = event.callback
    guard let handler = callback.handler else { return }
    let isPassedOn = callback.isPassedOn
    callback.arguments.removeFirst()
    let arguments = callback.arguments.map { SwiftName.escaped($0.name) }
    // The user's change may have removed the entry from a derived list.
    let lists = [connection.list] + connection.editedLists.filter { $0 != connection.list }
    let owner = isPassedOn ? "self" : "self?"
    let entry = lists.map { "\(owner).state.\(SwiftName.escaped($0))[id: \(names.id)]" }.joined(
      separator: " ?? ")
    writer.line { line in
      line.write(names.row, ".", SwiftName.escaped(event.property), " = { ")
      line.write(isPassedOn ? "[weak self]" : "[weak self, weak handlers]")
      let given = arguments.joined(separator: ", ")
      line.write(given.isEmpty ? " in" : " \(given) in")
    }
    writer.indented { writer in
      writer.line {
        $0.write("guard let ", isPassedOn ? "self, let " : "")
        let isIgnored = isPassedOn && callback.leavesArguments
        $0.write(isIgnored ? "_" : names.entry, " = ", entry, " else { return }")
      }
      writer.call {
        callback.writeCallee(handler, isUnwrapped: true, to: &$0)
      } arguments: { call in
        if isPassedOn, callback.leavesArguments { return }
        call.argument { $0.write(names.entry) }
        for argument in callback.arguments { call.argument { callback.write(argument, to: &$0) } }
      }
    }
    writer.line("}")
  }
}

extension SwiftScene.RowConnection {
  /// The names of a component, its entry's id and its entry in generated closures.
  struct Names {
    let row: String
    let id: String
    let entry: String
  }

  /// Names that no argument of an event has.
  fileprivate var localNames: Names {
    let taken = Set(events.flatMap { $0.callback.arguments.dropFirst().map(\.name) })
    func unused(_ name: String) -> String { SwiftName.unused(name, adding: "Shown", where: taken.contains) }
    return Names(row: unused("row"), id: unused("id"), entry: unused("entry"))
  }

  /// Whether any event is handled by the owner of a scene.
  fileprivate var callsHandlers: Bool { events.contains { !$0.callback.isPassedOn } }
}
