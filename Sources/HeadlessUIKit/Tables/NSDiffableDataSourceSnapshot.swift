/// The identifiers of a table's sections and items, in the order in which they are shown. Each item occurs once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifiers of the sections.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose current cells must be reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { sections.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// Returns the items in a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(in: identifier)
  }

  /// Returns the section of an item, or `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections at the end. They must be new.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(items.updateValue([], forKey: identifier) == nil, "section \(identifier) occurs twice")
      sectionIdentifiers.append(identifier)
    }
  }

  /// Adds items at the end of a section; by default, the last one. They must be new.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("there is no section")
    }
    precondition(items[section] != nil, "there is no section \(section)")
    for identifier in identifiers {
      precondition(
        sections.updateValue(section, forKey: identifier) == nil, "item \(identifier) occurs twice")
    }
    items[section, default: []] += identifiers
  }

  /// Reconfigures the current cells of items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(sections[identifier] != nil, "there is no item \(identifier)")
    }
    reconfiguredItemIdentifiers += identifiers
  }

  /// The snapshot after its reconfigurations have been applied.
  var applied: Self {
    var snapshot = self
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  private func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[section] else { preconditionFailure("there is no section \(section)") }
    return items
  }
}

/// The snapshot that a diffable data source shows, with the index paths of its items.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var items: [[Item]] = []
  private(set) var paths: [Item: IndexPath] = [:]

  init() {}

  init(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.applied
    items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    for (section, items) in items.enumerated() {
      for (place, item) in items.enumerated() { paths[item] = IndexPath(row: place, section: section) }
    }
  }

  /// Returns the item at an index path.
  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.row) else {
      return nil
    }
    return items[path.section][path.row]
  }
}
