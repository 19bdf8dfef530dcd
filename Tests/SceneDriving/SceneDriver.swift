import DioramaKit

/// Performs all actions of a user on both sides of a comparison. After each action, it compares the view that was acted
/// on, and all views at the beginning and at the end.
@MainActor
final class SceneDriver {
  private(set) var differences: [String] = []
  private let generated: SceneSide
  private let loaded: SceneSide
  private var checkedLines = 0

  init(_ sides: [SceneSide]) {
    generated = sides[0]
    loaded = sides[1]
  }

  /// Walks both view trees in parallel and performs all actions on every view. Stops at the first difference, because
  /// later ones would only repeat it.
  func drive(_ round: String) async {
    await settle()
    compare("\(round): made")
    var index = 0
    while differences.isEmpty, index < generated.views.count {
      let view = generated.views[index]
      let place = "\(round): \(type(of: view)) \(view.accessibilityIdentifier ?? "-")"
      for action in view.drivingActions where differences.isEmpty {
        generated.perform(action, at: index)
        loaded.perform(action, at: index)
        if view is LikeButton { await settle() }
        compare("\(place), \(action.name)", at: index)
      }
      index += 1
    }
    compare("\(round): at the end")
  }

  /// Waits for pending requests on both sides: until nothing new has happened on either side for a while, and both look
  /// the same.
  private func settle() async {
    var calm = 0
    var count = 0
    await wait {
      let isCalm = generated.trace.lines.count == count && loaded.trace.lines.count == count
      calm = isCalm ? calm + 1 : 0
      count = generated.trace.lines.count
      return calm >= 3
    }
    await wait(attempts: 100) { generated.snapshot(at: 0) == loaded.snapshot(at: 0) }
  }

  /// Compares the traces and the views: all views, or one view and those inside it.
  private func compare(_ moment: String, at index: Int = 0) {
    guard differences.isEmpty else { return }
    let lines = (generated.trace.lines.dropFirst(checkedLines), loaded.trace.lines.dropFirst(checkedLines))
    note(moment, "trace", Array(lines.0), Array(lines.1))
    checkedLines = max(generated.trace.lines.count, loaded.trace.lines.count)
    let snapshots = (generated.snapshot(at: index), loaded.snapshot(at: index))
    if snapshots.0 != snapshots.1 {
      note(moment, "views", Self.lines(of: snapshots.0), Self.lines(of: snapshots.1))
    }
  }

  private func note(_ moment: String, _ what: String, _ generated: [String], _ loaded: [String]) {
    guard generated != loaded else { return }
    let count = max(generated.count, loaded.count)
    let line = (0..<count).first { line in
      !generated.indices.contains(line) || !loaded.indices.contains(line) || generated[line] != loaded[line]
    }
    guard let line else { return }
    let sides = [generated, loaded].map { $0.indices.contains(line) ? $0[line] : "nothing" }
    differences.append(
      """
      \(moment): \(what) at \(line)
        generated: \(Self.excerpt(of: sides[0], unlike: sides[1]))
        loaded:    \(Self.excerpt(of: sides[1], unlike: sides[0]))
      """)
  }

  /// The beginning of a line, and the part where it starts to differ from another line.
  private static func excerpt(of line: String, unlike other: String) -> String {
    let same = zip(line, other).prefix { $0 == $1 }.count
    return line.count < 300 ? line : "\(line.prefix(60)) … \(line.dropFirst(max(60, same - 40)).prefix(200))"
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
