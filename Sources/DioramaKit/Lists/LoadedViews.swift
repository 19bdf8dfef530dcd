/// A stack with a component of a loaded scene for each entry of a list.
final class LoadedViews: ListViews, LoadedEntries {
  var connect: (@MainActor (LoadedComponent, Int) -> Void)?
  var entries = SceneEntries([]) {
    didSet {
      guard let type else { return }
      let difference = known.replace(with: Array(entries), id: { $0.id }, areEqual: type.areEqual)
      SceneFault.report(duplicates: difference.duplicates.compactMap(\.self), of: type.component)
      for number in difference.changed {
        if let entry = known[number] { (view(number) as? LoadedComponent)?.rendering?.set(entry.values) }
      }
      guard difference.isStructural else { return }
      arrange(known.numbers) { number -> LoadedComponent? in
        guard let entry = known[number], let component = make?() else { return nil }
        component.rendering?.set(entry.values)
        component.start()
        return component
      } connecting: { component, number in
        component.showEntry = { [weak self, weak component] in
          if let entry = self?.known[number] { component?.rendering?.set(entry.values) }
        }
        connect?(component, number)
      }
    }
  }

  private var type: SceneEntryType?
  private var make: (@MainActor () -> LoadedComponent?)?
  private var known = IdentifiedEntries<AnyHashable?, SceneEntry>()

  init(_ type: SceneEntryType, _ make: @escaping @MainActor () -> LoadedComponent?) {
    super.init()
    self.type = type
    self.make = make
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func id(of number: Int) -> AnyHashable? { known[number]?.id }
}
