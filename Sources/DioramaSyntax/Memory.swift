/// Memory for elements of one type, which grows at its end and has one owner. Once nothing is added any more, it stays where it
/// is. To change an element is not to change the memory: it is where the owner's pointers lead.
struct Memory<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Makes room for so many elements; what is not filled costs nothing on most systems.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get {
      precondition(indices.contains(index))
      return start[index]
    }
    nonmutating set {
      precondition(indices.contains(index))
      start[index] = newValue
    }
  }

  mutating func append(_ element: Element) {
    reserve(1)
    (start + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    reserve(elements.count)
    (start + count).initialize(from: first, count: elements.count)
    count += elements.count
  }

  /// Forgets the elements from an index on.
  mutating func removeAll(from index: Int) {
    precondition(0...count ~= index)
    count = index
  }

  private mutating func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
