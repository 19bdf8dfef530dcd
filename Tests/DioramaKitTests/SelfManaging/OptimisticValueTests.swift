import Testing

@testable import DioramaKit

struct OptimisticValueTests {
  @Test func aFailedChangeIsReverted() {
    var value = OptimisticValue("a")
    let change = value.change(to: "b")
    #expect(value.current == "b")
    value.reject(change)
    #expect(value.current == "a")
  }

  @Test func failuresKeepTheConfirmedValue() {
    var value = OptimisticValue("a")
    let changes = [value.change(to: "b"), value.change(to: "c"), value.change(to: "d")]
    value.reject(changes[1])
    #expect(value.current == "d")
    value.reject(changes[2])
    #expect(value.current == "b")
    value.reject(changes[0])
    #expect(value.current == "a")
  }

  @Test func confirmationsCanArriveInAnyOrder() {
    var value = OptimisticValue("a")
    let (first, second) = (value.change(to: "b"), value.change(to: "c"))
    value.confirm(second)
    value.confirm(first)
    #expect(value.current == "c")
    value.reject(first)
    #expect(value.current == "c")
  }
}
