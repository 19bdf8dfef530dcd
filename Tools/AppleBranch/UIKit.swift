@_exported import ObjectiveC

extension NSObject {
  /// Whether the object has a method.
  @objc open func responds(to aSelector: Selector!) -> Bool { false }

  /// The object that receives a message for which this object has no method.
  @objc open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// The methods of every object.
@objc public protocol NSObjectProtocol: AnyObject {}

extension NSRange: @retroactive _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSValue

  /// The range as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue() }

  /// The range of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSRange?) {}

  /// The range of an object.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout NSRange?) -> Bool {
    false
  }

  /// The range of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSRange { NSRange() }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSValue

  /// The point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue() }

  /// The point of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {}

  /// The point of an object.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    false
  }

  /// The point of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { .zero }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSNumber

  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }

  /// The number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {}

  /// The number of an object.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    false
  }

  /// The number of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { 0 }
}

extension Selector {
  @MainActor func perform(on target: AnyObject, sender: Any?) -> Bool { false }
}
