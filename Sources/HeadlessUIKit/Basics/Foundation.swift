@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// An observation of a property. It ends when it is freed.
public final class NSKeyValueObservation: NSObject {
  fileprivate let changeHandler: @Sendable () -> Void

  fileprivate init(_ changeHandler: @escaping @Sendable () -> Void) { self.changeHandler = changeHandler }
}

/// A change of an observed property. Here, it does not contain the values.
public struct NSKeyValueObservedChange<Value> {}

/// A view with observable properties.
@MainActor
public protocol _KeyValueCodingAndObserving: UIView {}

extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property until the observation is freed.
  ///
  /// As on Apple's platforms, the property must be observable. Here, these are `isHidden` of a view, `delegate` of a
  /// text field, a text view or a search bar, `contentSize` of a text view, and `delegate` and `dataSource` of a table.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
    propertyObservers.add(observation, of: keyPath)
    return observation
  }
}

/// The observers of a view's properties, held weakly.
@MainActor
struct PropertyObservers {
  private var entries: [(property: AnyKeyPath, observation: () -> NSKeyValueObservation?)] = []

  fileprivate mutating func add(_ observation: NSKeyValueObservation, of property: AnyKeyPath) {
    entries.removeAll { $0.observation() == nil }
    entries.append((property, { [weak observation] in observation }))
  }

  /// Calls the observers of a property after it was set.
  func announce(_ property: AnyKeyPath) {
    for entry in entries where entry.property == property { entry.observation()?.changeHandler() }
  }
}
