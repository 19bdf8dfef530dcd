import DioramaKit
import DioramaTree

/// Performs all actions of a user on both sides of a comparison, and changes the state before, between and after them.
/// After each action, it compares the view of the action. After each change, and at the beginning and the end, it
/// compares all views. It always compares the state.
@MainActor
final class SceneDriver {
  private(set) var differences: [String] = []
  private let generated: SceneSide
  private let loaded: SceneSide
  private let state: [RuntimeTree.Parameter]
  private let makeValues: Making
  private var checkedLines = 0
  private var updates = 0
  private var actions = 0

  /// Creates new values for entries of the state, which differ from step to step.
  typealias Making = (_ entries: [RuntimeTree.Parameter], _ step: Int) -> SceneArguments

  init(_ sides: [SceneSide], changes state: [RuntimeTree.Parameter], _ makeValues: @escaping Making) {
    generated = sides[0]
    loaded = sides[1]
    self.state = state
    self.makeValues = makeValues
  }

  /// Changes the state before any action.
  func start() async {
    await settle()
    compare("made")
    for _ in 0..<3 { update("first") }
  }

  /// Changes the state a number of times. In between, performs actions of a user: every second one on a view of an
  /// entry, if there is one. Compares all views after each step, and checks the lists.
  func changeState(_ count: Int, seed: Int) async {
    updates = seed * 1000
    for side in [generated, loaded] {
      side.owner?.reaction = { [weak side, values] call in side?.update(values(call)) }
    }
    var rules = [generated, loaded].map(ListRules.init)
    for step in 0..<count where differences.isEmpty {
      let moment = "seed \(seed), step \(step)"
      update(moment)
      // What handlers change while a table shows its cells is shown afterwards.
      await settle()
      note(violationsOf: &rules, "\(moment), changed")
      await act(seed + step, inLists: step % 2 == 0, moment)
      await settle()
      note(violationsOf: &rules, "\(moment), acted")
    }
  }

  private func note(violationsOf rules: inout [ListRules], _ moment: String) {
    for index in rules.indices where differences.isEmpty {
      differences += rules[index].violations().map { "\(moment): \($0)" }
    }
  }

  /// Performs an action on one of the views.
  private func act(_ number: Int, inLists isInLists: Bool, _ moment: String) async {
    let views = generated.views
    let indices = views.indices.filter { !views[$0].drivingActions.isEmpty }
    let preferred = isInLists ? indices.filter { views[$0].isInEntry } : []
    let candidates = preferred.isEmpty ? indices : preferred
    guard differences.isEmpty, !candidates.isEmpty else { return }
    let index = candidates[number * 31 % candidates.count]
    let possible = views[index].drivingActions
    let action = possible[number * 17 % possible.count]
    let meanwhile = values(for: number + 500)
    for side in [generated, loaded] { side.perform(action, at: index, meanwhile: meanwhile) }
    if views[index] is LikeButton {
      if number % 3 == 0 { update("\(moment), pending \(action.name)") }
      await settle()
    }
    compare("\(moment), \(type(of: views[index])), \(action.name)")
  }

  /// Walks both view trees in parallel and performs all actions on every view. Stops at the first difference, because
  /// later ones would only repeat it.
  ///
  /// - Parameter isSparse: Whether only every third action is performed.
  func drive(_ round: String, isSparse: Bool = false) async {
    for side in [generated, loaded] {
      side.owner?.reaction = { [weak side, values] call in side?.update(values(call)) }
    }
    await settle()
    compare("\(round): at the beginning")
    for side in [generated, loaded] { side.driveBars() }
    compare("\(round): bars")
    var index = 0
    while differences.isEmpty, index < generated.views.count {
      let view = generated.views[index]
      let place = "\(round): \(type(of: view)) \(view.accessibilityIdentifier ?? "-")"
      for action in view.drivingActions where differences.isEmpty {
        actions += 1
        if isSparse, actions % 3 != 0 { continue }
        let meanwhile = values(for: actions)
        for side in [generated, loaded] { side.perform(action, at: index, meanwhile: meanwhile) }
        let isLike = view is LikeButton
        if isLike, actions % 3 == 0 { update("\(place), pending \(action.name)") }
        if isLike { await settle() }
        compare("\(place), \(action.name)", at: index)
        if actions % (actions < 60 ? 6 : 60) == 0 { update(place) }
      }
      index += 1
    }
    compare("\(round): at the end")
    for _ in 0..<4 { update(round) }
  }

  /// Gives some entries of the state new values, and changes the traits of the screen now and then.
  private func update(_ moment: String) {
    guard differences.isEmpty else { return }
    updates += 1
    let values = values(for: updates)
    if !values.isEmpty {
      let others = self.values(for: updates + 1000)
      for side in [generated, loaded] {
        side.update(values, whileRendering: others)
        side.layOutTables()
      }
      compare("\(moment), update \(updates)")
    }
    if updates % 7 == 0 {
      let values = self.values(for: updates + 2000)
      for side in [generated, loaded] { side.leave { side.update(values) } }
      compare("\(moment), back after update \(updates)")
    }
    guard updates % 4 == 0 else { return }
    let step = updates / 4
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: step % 2 == 0 ? .compact : .regular),
      UITraitCollection(verticalSizeClass: step % 3 == 0 ? .compact : .regular),
      UITraitCollection(preferredContentSizeCategory: step % 2 == 0 ? .large : .accessibilityMedium),
    ])
    for side in [generated, loaded] {
      side.change(to: traits)
      side.layOutTables()
    }
    compare("\(moment), other traits after update \(updates)")
  }

  /// New values for about two thirds of the state.
  private func values(for step: Int) -> SceneArguments {
    let changing = state.enumerated().filter { (step * ($0.offset + 1)) % 3 != 0 || step % 5 == 0 }
    return makeValues(changing.map(\.element), step)
  }

  /// Waits until all requests of both sides have ended.
  private func settle() async {
    await wait { !generated.isWaiting && !loaded.isWaiting }
  }

  /// Compares the traces and the views: all views, or one view and those inside it.
  private func compare(_ moment: String, at index: Int = 0) {
    guard differences.isEmpty else { return }
    let lines = (generated.trace.lines.dropFirst(checkedLines), loaded.trace.lines.dropFirst(checkedLines))
    note(moment, "trace", Self.withSortedRequests(lines.0), Self.withSortedRequests(lines.1))
    checkedLines = max(generated.trace.lines.count, loaded.trace.lines.count)
    note(moment, "state", generated.state, loaded.state)
    let snapshots = (generated.snapshot(at: index), loaded.snapshot(at: index))
    if snapshots.0 != snapshots.1 {
      note(moment, "views", Self.lines(of: snapshots.0), Self.lines(of: snapshots.1))
    }
  }

  /// Returns the lines with the requests for images at the end, in the order of their addresses: several threads note
  /// them, so their order varies.
  private static func withSortedRequests(_ lines: ArraySlice<String>) -> [String] {
    let isRequest = { (line: String) in line.hasPrefix("image at ") }
    return lines.filter { !isRequest($0) } + lines.filter(isRequest).sorted()
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
