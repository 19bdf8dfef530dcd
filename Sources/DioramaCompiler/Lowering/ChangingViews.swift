import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The views with parts that change, by their ids.
final class ChangingViews {
  private let ids: NameNumbers
  private let views: [ChangingView]

  /// Collects the views of a tree.
  init(of tree: RuntimeTree) {
    var ids = NameNumbers()
    var views: [ChangingView] = []
    for group in tree.groups {
      for statement in group.statements {
        guard case .view(let id) = statement.subject else { continue }
        let (number, isNew) = ids.add(id)
        if isNew { views.append(ChangingView()) }
        views[number].add(statement)
      }
    }
    self.ids = ids
    self.views = views
  }

  /// The view with an id; `nil` if it does not change.
  subscript(id: String?) -> ChangingView? {
    id.flatMap { ids[$0] }.map { views[$0] }
  }
}

/// A view with parts that change.
final class ChangingView {
  /// The statements that set the parts.
  private var statements: [RuntimeTree.Statement] = []
  /// The objects for roles that are set together with the changing parts.
  private(set) var roles: [RuntimeTree.RoleBinding] = []
  /// The view without the parts that change and without its content, once it has been lowered.
  private var constant: RuntimeTree.View?
  /// The kind of view, once the view has been lowered.
  private(set) var element: ElementKind?
  /// The call that sets several parts of the view at once, if there is one.
  private(set) var configuration: Configuration?

  /// Adds a statement about the view.
  fileprivate func add(_ statement: RuntimeTree.Statement) {
    statements.append(statement)
    if !statement.roles.isEmpty { roles += statement.roles }
  }

  /// The view with all its parts, but without its content, once it has been lowered.
  var view: RuntimeTree.View? {
    guard var view = constant else { return nil }
    for statement in statements { view.attributes += statement.attributes }
    view.roles += roles
    return view
  }

  /// Keeps the parts of the view that do not change.
  func keep(_ constant: RuntimeTree.View, as element: ElementKind) {
    self.constant = constant
    self.constant?.content = []
    self.element = element
    if !element.configurations.isEmpty { configuration = view.flatMap(element.configuration) }
  }

  /// Returns whether a configuration sets a part that changes.
  func has(_ configuration: Configuration) -> Bool {
    statements.contains { statement in
      configuration.setsPart(of: statement)
        || configuration.arguments.contains { argument in
          statement.content.contains { $0.name == argument.part }
        }
    }
  }
}

extension Configuration {
  /// Returns whether the call sets a part that a statement sets.
  func setsPart(of statement: RuntimeTree.Statement) -> Bool {
    arguments.contains { argument in
      statement.attributes.contains { $0.name == argument.part }
        || statement.roles.contains { $0.name == argument.part || $0.fills.contains(argument.part) }
    }
  }
}
