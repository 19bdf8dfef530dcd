@_exported import UIKit

/// A view that shows a page of the web.
@objc open class WKWebView: UIView {
  /// The object that follows how pages are loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The name by which the view introduces itself to servers.
  open var customUserAgent: String?
  /// Whether a swipe leads to the previous or the next page.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows a preview.
  open var allowsLinkPreview = true

  /// Loads a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { nil }
}

/// The loading of a page.
@MainActor
@objc open class WKNavigation: NSObject {}

/// What follows how pages are loaded.
@MainActor
@objc public protocol WKNavigationDelegate: NSObjectProtocol {
  /// A page was loaded.
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page was not loaded completely.
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page could not be loaded.
  @objc optional func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}
