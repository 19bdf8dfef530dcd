/// Names for views, handlers and parameters: words with a meaning in Swift or UIKit, and plain ones.
enum NamePool {
  /// Words that begin with a lower-case letter.
  static let words = keywords + contextual + members + plain

  private static let keywords = [
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let contextual = [
    "actor", "any", "borrowing", "consume", "consuming", "copy", "discard", "distributed", "dynamic",
    "dynamicType",
    "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro", "mutating", "none",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "required",
    "right", "sending", "set", "some", "then", "type", "unowned", "unsafe", "weak", "willSet", "yield",
  ]

  private static let members = [
    "cell", "color", "font", "image", "indexPath", "isLiked", "isOn", "label", "layout", "max", "min",
    "model",
    "newValue", "oldValue", "owner", "print", "range", "row", "section", "sections", "select", "sender",
    "string",
    "tableView", "text", "textField", "title", "url", "value", "view", "views",
  ]

  private static let plain = [
    "author", "a", "x1", "camelCaseName", "aVeryLongNameThatNobodyWouldLikeToReadTwice", "uRL",
  ]
}
