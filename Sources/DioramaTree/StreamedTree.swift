/// A tree whose views are made one at a time, as a writer asks for them: of a large scene, only one is in memory.
package struct StreamedTree {
  /// The tree without what it shows.
  package var head: RuntimeTree
  /// What it shows.
  package var content: Content

  /// Views that are made when they are asked for.
  package typealias Views = AnySequence<RuntimeTree.View>

  /// What a controller shows.
  package enum Content {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views(Views)
    /// The sections of a table.
    case sections([(header: Value?, footer: Value?, rows: Views)])
  }

  /// Creates a tree.
  package init(head: RuntimeTree, content: Content) {
    self.head = head
    self.content = content
  }

  /// A tree that is there already.
  package init(_ tree: RuntimeTree) {
    head = tree
    head.content = .views([])
    switch tree.content {
    case .views(let views): content = .views(AnySequence(views))
    case .sections(let sections):
      content = .sections(sections.map { ($0.header, $0.footer, AnySequence($0.rows)) })
    }
  }

  /// The whole tree.
  package var tree: RuntimeTree {
    var tree = head
    switch content {
    case .views(let views): tree.content = .views(Array(views))
    case .sections(let sections):
      tree.content = .sections(
        sections.map { RuntimeTree.Section(header: $0.header, footer: $0.footer, rows: Array($0.rows)) })
    }
    return tree
  }
}
