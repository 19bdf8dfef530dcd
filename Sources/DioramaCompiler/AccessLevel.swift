/// Who sees generated Swift.
package enum AccessLevel: String, Sendable, CaseIterable {
  /// Other modules too.
  case `public`
  /// The module that it is compiled in.
  case `internal`

  /// What stands before a declaration.
  var modifier: String { self == .public ? "public " : "" }
}
