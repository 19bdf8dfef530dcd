import Testing

@testable import DioramaKit

@MainActor
struct LikeButtonTests {
  private let requests = Answers<Bool, Void>()

  private func makeButton(liked: Bool = false, count: Int = 12) -> LikeButton {
    let button = LikeButton()
    button.selfManagedConfigure(likeStatus: liked, count: count) { [requests] isLiked in
      try await requests.answer(to: isLiked)
    }
    return button
  }

  private func expect(
    _ button: LikeButton, _ isLiked: Bool, _ count: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(button.status == LikeStatus(isLiked: isLiked, count: count), sourceLocation: location)
    #expect(button.currentTitle == count.formatted(), sourceLocation: location)
    #expect(
      button.currentImage == UIImage(systemName: isLiked ? "heart.fill" : "heart"), sourceLocation: location)
  }

  @Test func aPlainButtonOnlyShows() {
    let button = LikeButton()
    button.configure(likeStatus: true, count: 3)
    button.tap()
    expect(button, true, 3)
    #expect(button.titleColor(for: .normal) == .label)
  }

  @Test func aTapChangesAtOnceWithAnAnimationAndSendsTheChange() async {
    let button = makeButton()
    button.tap()
    expect(button, true, 13)
    #expect(button.transitionCount == 1)
    await requests.give(.success(()), to: true)
    expect(button, true, 13)
    #expect(requests.questions == [true])
  }

  @Test func aFailureRevertsWithoutAnimation() async {
    let button = makeButton()
    button.tap()
    await requests.give(.failure(Refusal()), to: true)
    expect(button, false, 12)
    #expect(button.transitionCount == 1)
  }

  /// A line on standard error is lost on a device.
  @Test func failuresAreWrittenToTheLog() {
    let log = SceneFault.write
    defer { SceneFault.write = log }
    var lines: [String] = []
    SceneFault.write = { lines.append($0 + $1) }
    SelfManagingServices().reportFailure(SelfManagingServices.Failure.likeService(itemID: "7"))
    #expect(
      lines == [
        "a request failed: no service to send the like for '7'; set SelfManagingServices.shared.likeService"
      ])
  }

  /// A count is never negative, so taps do not always cancel each other out.
  @Test func severalFailuresRevertTheCount() async {
    let button = makeButton(liked: true, count: 0)
    for _ in 0..<3 { button.tap() }
    expect(button, false, 0)
    for isLiked in [false, true, false] { await requests.give(.failure(Refusal()), to: isLiked) }
    expect(button, true, 0)
  }

  /// What was saved stays when a cell with the button is reused.
  @Test func aButtonNoLongerWaitsForAChangeThatWasSaved() async {
    let button = makeButton()
    button.tap()
    #expect(button.waitsInside)
    await requests.give(.success(()), to: true)
    #expect(!button.waitsInside)
    button.suspendContent(keepsRequests: false)
    expect(button, true, 13)
  }

  /// A button with another handler shows another item.
  @Test func anotherHandlerForgetsPendingRequests() async {
    let button = makeButton()
    var seen: [Bool] = []
    button.tap()
    await settle()
    button.changedHandler = { seen.append($0.isLiked) }
    button.selfManagedConfigure(likeStatus: true, count: 7) { _ in }
    await requests.give(.failure(Refusal()), to: true)
    expect(button, true, 7)
    #expect(seen == [])
  }

  /// A scene sets the handlers of a view after its attributes.
  @Test func aHandlerThatIsSetLastKeepsTheRequest() async {
    let button = makeButton()
    var seen: [Bool] = []
    button.changedHandler = { seen.append($0.isLiked) }
    button.tap()
    await requests.give(.failure(Refusal()), to: true)
    expect(button, false, 12)
    #expect(seen == [true, false])
  }

  @Test func aFailureRevertsToTheCountThatWasSetLast() async {
    let button = makeButton()
    button.changedHandler = { _ in }
    button.selfManagedConfigure(likeStatus: false, count: 20) { [requests] in
      try await requests.answer(to: $0)
    }
    button.tap()
    await requests.give(.failure(Refusal()), to: true)
    expect(button, false, 20)
  }

  /// A server that got the second change first would keep the first.
  @Test func aQuickDoubleTapSendsTheSecondChangeAfterTheFirst() async {
    let button = makeButton()
    button.tap()
    button.tap()
    expect(button, false, 12)
    await settle()
    #expect(requests.questions == [true])
    await requests.give(.success(()), to: true)
    await requests.give(.success(()), to: false)
    expect(button, false, 12)
    #expect(requests.questions == [true, false])
  }

  @Test func aFailureAfterANewerTapKeepsTheNewerState() async {
    let button = makeButton()
    button.tap()
    button.tap()
    button.tap()
    expect(button, true, 13)
    await requests.give(.failure(Refusal()), to: true)
    expect(button, true, 13)
    await requests.give(.failure(Refusal()), to: false)
    expect(button, true, 13)
    await requests.give(.failure(Refusal()), to: true)
    expect(button, false, 12)
  }

  @Test func aLateResponseDoesNotChangeNewContent() async {
    let button = makeButton()
    button.tap()
    await settle()
    button.configure(likeStatus: false, count: 500)
    await requests.give(.failure(Refusal()), to: true)
    expect(button, false, 500)
    let again = makeButton()
    again.tap()
    await settle()
    again.selfManagedConfigure(likeStatus: true, count: 9) { _ in }
    await requests.give(.failure(Refusal()), to: true)
    expect(again, true, 9)
  }

  @Test func aButtonReleasedDuringARequestIsFreed() async {
    weak var released: LikeButton?
    do {
      let button = makeButton()
      released = button
      button.tap()
      await settle()
    }
    #expect(released == nil)
    await requests.give(.failure(Refusal()), to: true)
  }

  @Test func theLargestCountDoesNotOverflow() {
    let button = makeButton(count: .max)
    button.tap()
    expect(button, true, .max)
    button.tap()
    expect(button, false, .max - 1)
    let almost = makeButton(count: .max - 1)
    almost.tap()
    expect(almost, true, .max)
  }

  @Test func aCountIsNeverNegative() {
    let button = makeButton(liked: true, count: .min)
    expect(button, true, 0)
    button.tap()
    expect(button, false, 0)
    let one = makeButton(liked: true, count: 1)
    one.tap()
    expect(one, false, 0)
  }

  @Test func itIsSelectedAndItsCountIsItsValue() {
    let button = makeButton()
    #expect(button.accessibilityValue == nil && button.voiceOver == ["12, Button"])
    button.accessibilityLabel = "Likes"
    #expect(!button.isSelected && button.accessibilityValue == "12")
    button.tap()
    #expect(button.isSelected && button.accessibilityValue == "13")
  }

  @Test func aClickIsReportedInAdditionToTheChange() {
    let trace = Trace()
    let button = makeButton()
    button.clickHandler = { _ in trace.note("\(button.isLiked)") }
    button.tap()
    #expect(trace.lines == ["true"])
  }

  @Test func theServiceIsCalledAndLateResponsesDoNotChangeNewContent() async {
    let service = FakeLikeService()
    let button = LikeButton()
    button.services.likeService = service
    button.services.reportFailure = { _ in }
    button.selfManagedConfigure(likeStatus: false, count: 1, itemID: "a")
    button.tap()
    button.tap()
    button.tap()
    await service.answers.give(.success(()), to: "a true")
    await service.answers.give(.failure(Refusal()), to: "a false")
    await service.answers.give(.failure(Refusal()), to: "a true")
    expect(button, true, 2)
    #expect(service.answers.questions == ["a true", "a false", "a true"])
    button.tap()
    await settle()
    button.selfManagedConfigure(likeStatus: false, count: 9, itemID: "b")
    await service.answers.give(.failure(Refusal()), to: "a false")
    expect(button, false, 9)
    button.tap()
    await service.answers.give(.success(()), to: "b true")
    expect(button, true, 10)
  }

  @Test func itUsesItsServicesAtTheTimeOfTheTap() async {
    let (first, second) = (FakeLikeService(), FakeLikeService())
    let button = LikeButton()
    button.selfManagedConfigure(likeStatus: false, count: 1, itemID: "a")
    button.services.likeService = first
    button.tap()
    button.services.likeService = second
    await first.answers.give(.success(()), to: "a true")
    expect(button, true, 2)
    button.tap()
    await second.answers.give(.success(()), to: "a false")
    #expect(first.answers.questions == ["a true"] && second.answers.questions == ["a false"])
  }

  @Test func aTapIsSentEvenIfTheButtonIsFreedAtOnce() async {
    let service = FakeLikeService()
    do {
      let button = LikeButton()
      button.selfManagedConfigure(likeStatus: false, count: 1, itemID: "a")
      button.services.likeService = service
      button.tap()
    }
    await service.answers.give(.success(()), to: "a true")
    #expect(service.answers.questions == ["a true"])
  }

  @Test func theServiceIsCalledAndItsFailureReported() async {
    let failures = Trace()
    let button = LikeButton()
    button.services.reportFailure = { failures.note("\($0)") }
    button.selfManagedConfigure(likeStatus: false, count: 0, itemID: "42")
    button.tap()
    expect(button, true, 1)
    await settle()
    expect(button, false, 0)
    #expect(
      failures.lines == [
        "no service to send the like for '42'; set SelfManagingServices.shared.likeService"
      ])
  }
}
