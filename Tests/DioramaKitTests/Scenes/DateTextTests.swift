import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Dates in texts.
@MainActor
struct DateTextTests {
  @Test func aDayHasNoTime() {
    let day = Date(checked: "2026-11-22")
    #expect(day.sceneText == day.formatted(date: .abbreviated, time: .omitted))
    let evening = day.addingTimeInterval(20 * 3600)
    #expect(evening.sceneText == evening.formatted(date: .abbreviated, time: .shortened))
    #expect(evening.sceneText != day.sceneText)
  }

  @Test func loadedScenesPrintDates() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "due", 2)])
    changing.parameter("start", .date, .date("2026-11-22"))
    changing.state("end", ParameterType(.date, isOptional: true))
    changing.change("due", ["text": .text([.parameter("start"), .literal(" – "), .state("end")])])
    let scene = try SceneLoader().load(changing.tree)
    let label = scene.view("due", as: UILabel.self)
    let start = Date(checked: "2026-11-22").formatted(date: .abbreviated, time: .omitted)
    #expect(label?.text == "\(start) – ")
    let end = Date(checked: "2026-11-22").addingTimeInterval(20 * 3600)
    try scene.update(["end": end])
    #expect(label?.text == "\(start) – \(end.formatted(date: .abbreviated, time: .shortened))")
    try scene.update(["end": nil])
    #expect(label?.text == "\(start) – ")
  }
}
