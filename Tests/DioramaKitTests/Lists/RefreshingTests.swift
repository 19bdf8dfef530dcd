import DioramaKit
import Testing

@MainActor
struct RefreshingTests {
  @Test func refreshingBeginsInAWindow() {
    let (scrollView, window) = (UIScrollView(), UIWindow())
    scrollView.isRefreshing = true
    #expect(scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing != true)
    window.addSubview(scrollView)
    #expect(scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing == true)
    scrollView.isRefreshing = false
    scrollView.removeFromSuperview()
    scrollView.isRefreshing = true
    scrollView.isRefreshing = false
    window.addSubview(scrollView)
    #expect(!scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing == false)
  }
}
