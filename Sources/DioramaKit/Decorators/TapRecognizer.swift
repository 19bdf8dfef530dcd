/// Recognises taps and calls a closure.
final class TapRecognizer: UITapGestureRecognizer {
  private let action: @MainActor () -> Void

  /// Creates a recogniser, which keeps the closure.
  init(action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.recognition)
  }

  #if canImport(ObjectiveC)
    private static let recognition = #selector(recognizeTap)

    @objc private func recognizeTap() { action() }
  #else
    private static let recognition = Selector("recognizeTap") { (recognizer: TapRecognizer) in
      recognizer.action()
    }
  #endif
}
