@_spi(Generated) import DioramaKit

/// The parts of the samples' app on which scenes depend.
@MainActor
enum App {
  /// A loader that knows the app's types, elements and decorators.
  static var loader: SceneLoader {
    var loader = SceneLoader(elements: .project)
    loader.elements.registerDecorator(of: "view", property: "thumb", .optional(.image)) {
      (view: UIView, image) in
      view.thumb = image
    }
    loader.types.registerRoleType(MinionModeViewModel.self) { MinionModeViewModel() }
    loader.types.registerRoleType(NotificationsDataSource.self) { NotificationsDataSource() }
    loader.types.registerRoleType(NewsletterViewModel.self) { NewsletterViewModel() }
    loader.types.registerStateType(Stamp.self)
    loader.derive("isEmailValid", in: "Login") { isEmailValid($0["email"] as? String ?? "") }
    loader.derive("summary", in: "GlimpseCard") { summary(of: $0["comment"] as? String ?? "") }
    loader.derive("found", in: "Finder") { state in
      let glimpses = state["glimpses"] as? [[String: Any?]] ?? []
      let query = state["query"] as? String ?? ""
      return glimpses.filter {
        isFound($0["title"] as? String ?? "", isLiked: $0["isLiked"] as? Bool ?? false, by: query)
      }
    }
    loader.derive("best", in: "Finder") { ($0["glimpses"] as? [[String: Any?]])?.first }
    loader.derive("reply", in: "Finder") { state in
      let note = state["note"] as? [String: Any?] ?? [:]
      return ["id": note["id"] ?? nil, "note": reply(to: note["note"] as? String ?? "")] as [String: Any?]
    }
    loader.derive("announced", in: "Tasks") { state in
      (state["tasks"] as? [[String: Any?]] ?? []).map { task in
        task.merging(["name": announcement(of: task["name"] as? String ?? "")]) { $1 }
      }
    }
    loader.derive("open", in: "Boards") { state in
      (state["boards"] as? [[String: Any?]] ?? []).map { board in
        var board = board
        board["title"] = announcement(of: board["title"] as? String ?? "")
        board["tasks"] = (board["tasks"] as? [[String: Any?]])?.filter { $0["isDone"] as? Bool == false }
        return board
      }
    }
    loader.derive("hint", in: "GlimpseHint") { state in
      hint(of: (state["glimpse"] as? [String: Any?])?["title"] as? String)
    }
    loader.colors["Brand.danger"] = Brand.danger
    return loader
  }

  /// What a card says of a comment.
  nonisolated static func summary(of comment: String) -> String { "\(comment.count) letters" }

  /// How the name of a task is announced.
  nonisolated static func announcement(of name: String) -> String { name.uppercased() }

  /// What is said of the title of the best glimpse.
  nonisolated static func hint(of title: String?) -> String { title.map { "Read \($0)." } ?? "" }

  /// What is answered to a note.
  nonisolated static func reply(to note: String) -> String { "Re: \(note)" }

  /// Whether a title has what is searched. A question mark stands for everything that the user does not like.
  nonisolated static func isFound(_ title: String, isLiked: Bool, by query: String) -> Bool {
    query == "?" ? !isLiked : query.isEmpty || title.range(of: query) != nil
  }

  /// Whether an address looks like one.
  nonisolated static func isEmailValid(_ email: String) -> Bool { email.firstIndex(of: "@") != nil }

  /// An instance of a type that the app passes to scenes.
  static func instance(_ type: String) -> Any? {
    switch type {
    case "Registration": Registration()
    case "DigestSetting": DigestSetting()
    case "Stamp": Stamp()
    case "VisitTracker": VisitTracker()
    default: nil
    }
  }
}
