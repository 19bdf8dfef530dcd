import Testing

@testable import DioramaKit

/// What a forwarder passes on to the app's delegate.
@MainActor
struct DelegateForwarderTests {
  /// Like a point, which is not hashable before iOS 18.
  private struct Place: Equatable {
    var row: Int
  }

  @Test func argumentsNeedNotBeHashable() {
    let forwarder = DelegateForwarder()
    var places: [Int] = []
    func ask(_ place: Place) -> String {
      places.append(place.row)
      let again = forwarder.answer(nil, ask, place, to: "where")
      let next = place.row < 2 ? forwarder.answer(nil, ask, Place(row: place.row + 1), to: "where") : nil
      return (again ?? "") + "\(place.row)" + (next ?? "")
    }
    #expect(forwarder.answer(nil, ask, Place(row: 1), to: "where") == "12" && places == [1, 2])
    #expect(forwarder.answer(nil, ask, Place(row: 2), to: "where") == "2" && places == [1, 2, 2])
  }
}
