import DioramaKit
import WebKit

extension WKWebView {
  /// Loads a page.
  func show(_ address: URL) { load(URLRequest(url: address)) }

  /// Called when a page was loaded.
  var finishedHandler: (@MainActor (WKWebView) -> Void)? {
    get { self[decorator: \NavigationDecorator.finished] }
    set { self[decorator: \NavigationDecorator.finished] = newValue }
  }

  /// Called when a page could not be loaded.
  var failedHandler: (@MainActor (WKWebView, any Error) -> Void)? {
    get { self[decorator: \NavigationDecorator.failed] }
    set { self[decorator: \NavigationDecorator.failed] = newValue }
  }
}

/// The navigation delegate of a web view, which lives as long as the view.
private final class NavigationDecorator: UIView, ViewDecorator, WKNavigationDelegate {
  var finished: (@MainActor (WKWebView) -> Void)?
  var failed: (@MainActor (WKWebView, any Error) -> Void)?

  init(object: WKWebView) {
    super.init(frame: .zero)
    attach(to: object)
    object.navigationDelegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished?(webView) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    failed?(webView, error)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failed?(webView, error)
  }
}
