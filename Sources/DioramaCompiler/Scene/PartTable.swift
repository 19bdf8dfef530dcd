/// What is known of a few parts of a view, by the numbers that their element gives them, in the order in which they came.
public struct PartTable<Content: Sendable>: Sendable {
  /// The parts with what is known of them.
  public private(set) var parts: [(number: Int, content: Content)] = []

  /// What is known of a part; setting `nil` changes nothing.
  public internal(set) subscript(number: Int) -> Content? {
    get {
      for part in parts where part.number == number { return part.content }
      return nil
    }
    set {
      guard let newValue else { return }
      if let index = parts.firstIndex(where: { $0.number == number }) {
        parts[index].content = newValue
      } else {
        parts.append((number, newValue))
      }
    }
  }
}
