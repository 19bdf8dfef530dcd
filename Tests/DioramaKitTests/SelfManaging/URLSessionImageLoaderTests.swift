import DioramaKit
import Testing

/// Responds to requests without a network: the URL's path is the status, and its query the data.
private final class LocalProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let status = Int(url.lastPathComponent),
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((url.query ?? "").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@MainActor
struct URLSessionImageLoaderTests {
  private let loader: URLSessionImageLoader

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [LocalProtocol.self]
    loader = URLSessionImageLoader(session: URLSession(configuration: configuration))
  }

  @Test func anImageIsLoaded() async throws {
    let image = try await loader.image(at: try link("https://example.com/200?picture"))
    #expect(image == UIImage(data: Data("picture".utf8)) && image.isPreparedForDisplay)
  }

  @Test func invalidStatusesAndDataFail() async throws {
    await #expect(throws: URLSessionImageLoader.Failure.status(404)) {
      try await loader.image(at: try link("https://example.com/404?gone"))
    }
    await #expect(throws: URLSessionImageLoader.Failure.notAnImage) {
      try await loader.image(at: try link("https://example.com/200"))
    }
  }

  /// A delivered tree can contain any URL.
  @Test(arguments: [
    "file:///200?picture", "data:image/png;base64,AAAA", "ftp://example.com/200?picture", "200",
  ])
  func otherSchemesAreNotLoaded(_ text: String) async throws {
    let url = try link(text)
    await #expect(throws: URLSessionImageLoader.Failure.scheme(url.scheme)) {
      try await loader.image(at: url)
    }
  }

  @Test func schemesAreRecognizedInAnyCase() async throws {
    for text in ["http://example.com/200?picture", "HTTPS://example.com/200?picture"] {
      _ = try await loader.image(at: try link(text))
    }
  }

  @Test(arguments: [(199, false), (200, true), (299, true), (300, false)])
  func onlySuccessStatusesGiveAnImage(status: Int, succeeds: Bool) async throws {
    let url = try link("https://example.com/\(status)?picture")
    if succeeds {
      #expect(try await loader.image(at: url) == UIImage(data: Data("picture".utf8)))
    } else {
      await #expect(throws: URLSessionImageLoader.Failure.status(status)) { try await loader.image(at: url) }
    }
  }
}
