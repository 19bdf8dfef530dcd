/// The conversion of a number that the owner passes to the required Swift type and range.
package struct NumberConversion: Hashable, Sendable {
  /// Whether the number is optional.
  package var isOptional: Bool
  /// Whether it is a list of numbers.
  package var isList: Bool
  /// The required Swift type; `nil` if the parameter has it already.
  package var type: String?
  /// Whether the number is made finite.
  package var clampsToFinite: Bool
  /// The minimum, in Swift.
  package var minimum: String?
  /// The maximum, in Swift.
  package var maximum: String?
  /// Whether the number must be greater than the minimum.
  package var excludesMinimum: Bool
  /// Whether the number must be less than the maximum.
  package var excludesMaximum: Bool

  package init(
    isOptional: Bool, isList: Bool, type: String?, clampsToFinite: Bool, minimum: String?, maximum: String?,
    excludesMinimum: Bool = false, excludesMaximum: Bool = false
  ) {
    self.isOptional = isOptional
    self.isList = isList
    self.type = type
    self.clampsToFinite = clampsToFinite
    self.minimum = minimum
    self.maximum = maximum
    self.excludesMinimum = excludesMinimum
    self.excludesMaximum = excludesMaximum
  }

  /// Whether the conversion has no effect.
  package var changesNothing: Bool { type == nil && !clampsToFinite && minimum == nil && maximum == nil }
}

extension SwiftWriter {
  /// Writes a parameter with its conversion to the required number.
  mutating func write(_ conversion: NumberConversion, of parameter: SwiftReading) {
    let isMapped = conversion.isOptional || conversion.isList
    if isMapped {
      write(parameter)
      write(conversion.isOptional && conversion.isList ? "?.map { " : ".map { ")
    }
    write(conversion, ofNumber: isMapped ? SwiftReading(text: "$0") : parameter)
    if isMapped { write(" }") }
  }

  private mutating func write(_ conversion: NumberConversion, ofNumber number: SwiftReading) {
    let isClamping = conversion.type.map(Self.clampingTypes.contains) == true
    if let type = conversion.type { write(type, isClamping ? "(clamping: " : "(") }
    write(number)
    if isClamping { writeLimits(of: conversion) }
    if conversion.type != nil { write(")") }
    if !isClamping { writeLimits(of: conversion) }
  }

  /// Writes the calls that clamp a number to its range.
  private mutating func writeLimits(of conversion: NumberConversion) {
    if conversion.clampsToFinite { write(".finite") }
    let minimum = conversion.excludesMinimum ? nil : conversion.minimum
    let maximum = conversion.excludesMaximum ? nil : conversion.maximum
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): write(".clamped(atLeast: ", minimum, ", atMost: ", maximum, ")")
    case (let minimum?, nil): write(".clamped(atLeast: ", minimum, ")")
    case (nil, let maximum?): write(".clamped(atMost: ", maximum, ")")
    case (nil, nil): break
    }
    if conversion.excludesMinimum, let minimum = conversion.minimum {
      write(".clamped(greaterThan: ", minimum, ")")
    }
    if conversion.excludesMaximum, let maximum = conversion.maximum {
      write(".clamped(lessThan: ", maximum, ")")
    }
  }

  /// The types whose initializers trap for numbers out of range, unless they clamp.
  private static let clampingTypes: Set = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
