import DioramaKit

/// Prints the number of stars and the text of `Thanks` when the user sends the feedback.
final class Owner: FeedbackSceneHandlers {
  private var stars = 0

  func starsChosen(_ count: Int) { stars = count }

  func sendTapped(_ sender: UIButton) { print("\(stars) stars; \(ThanksScene().thanks.text ?? "")") }
}

let owner = Owner()
let feedback = FeedbackScene(product: "Scene Paint", handlers: owner)
feedback.loadViewIfNeeded()

#if !canImport(UIKit)
  print(feedback.banner.message.text ?? "")
  print(feedback.question.text ?? "")
  feedback.stars.ratedHandler?(5)
  feedback.send.tap()
#endif
