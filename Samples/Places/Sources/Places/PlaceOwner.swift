import DioramaKit
import WebKit

/// Shows a place.
final class PlaceOwner: PlaceSceneHandlers {
  private(set) lazy var scene = PlaceScene(
    name: "Oslo", page: URL(checked: "https://example.com/oslo"), latitude: 59.91, longitude: 10.74,
    handlers: self)

  func articleLoaded(_ webView: WKWebView) { scene.state.isBroken = false }

  func articleFailed(_ webView: WKWebView, _ error: any Error) { scene.state.isBroken = true }
}
