import DioramaKit

/// Owns the screens, and answers for what happens on them. A handler that is missing here does not compile.
@MainActor
final class ReviewsOwner: ReviewsSceneHandlers, OptionsSceneHandlers {
  private struct Offline: Error {}

  /// Whether requests succeed.
  var isOnline = true

  func starsChosen(_ value: Int) {
    print("Somebody gave \(value) stars.")
  }

  func commentFinished(_ textField: UITextField) -> Bool {
    print("Somebody wrote: \(textField.text ?? "")")
    textField.resignFirstResponder()
    return true
  }

  func setRecommended(_ isLiked: Bool) async throws {
    guard isOnline else { throw Offline() }
    print("The server knows that somebody \(isLiked ? "recommends" : "does not recommend") this.")
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
