import DioramaKit

/// Owns the screens and handles their events. If a handler is missing here, the compiler reports it.
@MainActor
final class ReviewsOwner: ReviewsSceneHandlers, OptionsSceneHandlers {
  private struct Offline: Error {}

  /// Whether requests succeed.
  var isOnline = true

  func reviewsVisited(_ count: Int) {
    print(count == 1 ? "Welcome." : "Welcome back.")
  }

  func reviewsLeft(afterVisits count: Int) {
    print("Until next time.")
  }

  func starsChosen(_ value: Int) {
    print("Rated: \(value) stars.")
  }

  func commentFinished(_ textField: UITextField) -> Bool {
    print("Comment: \(textField.text ?? "")")
    textField.resignFirstResponder()
    return true
  }

  func setRecommended(_ isLiked: Bool) async throws {
    guard isOnline else { throw Offline() }
    print("Saved on the server: \(isLiked ? "recommended" : "not recommended").")
  }

  func inboxTapped(_ sender: UIButton) {
    print("There are \(sender.badge ?? 0) replies.")
  }

  func reviewerSelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("Reviewer \(indexPath.row + 1) was selected.")
  }

  func repliesChanged(_ isOn: Bool) {
    print("Replies are \(isOn ? "on" : "off").")
  }

  func imprintSelected() {
    print("The imprint was selected.")
  }
}
