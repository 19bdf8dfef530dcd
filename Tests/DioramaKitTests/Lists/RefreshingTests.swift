import DioramaKit
import Testing

@MainActor
struct RefreshingTests {
  private func settle() async { for _ in 0..<5 { await Task.yield() } }

  @Test func refreshingBeginsInAWindow() async {
    let (scrollView, window) = (UIScrollView(), UIWindow())
    scrollView.isRefreshing = true
    #expect(scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing != true)
    window.addSubview(scrollView)
    await settle()
    #expect(scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing == true)
    scrollView.isRefreshing = false
    scrollView.removeFromSuperview()
    scrollView.isRefreshing = true
    scrollView.isRefreshing = false
    window.addSubview(scrollView)
    await settle()
    #expect(!scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing == false)
  }

  @Test func refreshingEndsBeforeItBegan() async {
    let (scrollView, window) = (UIScrollView(), UIWindow())
    scrollView.isRefreshing = true
    window.addSubview(scrollView)
    scrollView.isRefreshing = false
    await settle()
    #expect(!scrollView.isRefreshing && scrollView.refreshControl?.isRefreshing != true)
  }

  /// UIKit shows the control only when the user pulls it.
  @Test func theControlIsRevealedAtTheTop() {
    let (scrollView, window) = (UIScrollView(), UIWindow())
    window.addSubview(scrollView)
    scrollView.refreshHandler = { _ in }
    scrollView.refreshControl?.frame.size.height = 60
    scrollView.contentOffset.y = 200
    scrollView.isRefreshing = true
    #expect(scrollView.contentOffset.y == 200)
    scrollView.isRefreshing = false
    scrollView.contentInset.top = 20
    scrollView.contentOffset.y = -20
    scrollView.isRefreshing = true
    #expect(scrollView.contentOffset.y == -80)
  }

  @Test func contentThatFitsCanBePulled() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: .grid)
    #expect(!collection.alwaysBounceVertical)
    collection.refreshHandler = { _ in }
    #expect(collection.alwaysBounceVertical && collection.pullToRefresh())
  }
}
