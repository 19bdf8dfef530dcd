/// A tree whose views are created one at a time while it is written, so that only one view of a large scene is in
/// memory.
package struct StreamedTree {
  /// The tree without its content.
  package var head: RuntimeTree
  /// The content.
  package var content: Content

  /// Views that are created as they are iterated.
  package typealias Views = LazyMapSequence<Range<Int>, RuntimeTree.View>

  /// The content of a controller.
  package enum Content {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views(Views)
    /// The sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  package struct Section {
    /// The section without its views and rows.
    package var head: RuntimeTree.Section
    /// The views above the rows.
    package var headerViews: Views
    /// The views below the rows.
    package var footerViews: Views
    /// The rows.
    package var rows: Views

    /// Creates a section.
    package init(head: RuntimeTree.Section, headerViews: Views, footerViews: Views, rows: Views) {
      self.head = head
      self.headerViews = headerViews
      self.footerViews = footerViews
      self.rows = rows
    }

    /// The complete section.
    fileprivate var section: RuntimeTree.Section {
      var section = head
      section.headerViews = Array(headerViews)
      section.footerViews = Array(footerViews)
      section.rows = Array(rows)
      return section
    }
  }

  /// Creates a tree.
  package init(head: RuntimeTree, content: Content) {
    self.head = head
    self.content = content
  }

  /// The complete tree.
  package var tree: RuntimeTree {
    var tree = head
    switch content {
    case .views(let views): tree.content = .views(Array(views))
    case .sections(let sections):
      tree.content = .sections(sections.map(\.section))
    }
    return tree
  }
}
