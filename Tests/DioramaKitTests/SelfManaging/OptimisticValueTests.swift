import Testing

@testable import DioramaKit

struct OptimisticValueTests {
  @Test func aFailedChangeIsReverted() {
    var value = OptimisticValue("a")
    value.change(to: "b")
    #expect(value.current == "b")
    value.reject()
    #expect(value.current == "a" && !value.isPending)
  }

  @Test func failuresKeepNewerChangesAndTheConfirmedValue() {
    var value = OptimisticValue("a")
    for change in ["b", "c", "d"] { value.change(to: change) }
    value.confirm()
    #expect(value.current == "d")
    value.reject()
    #expect(value.current == "d" && value.isPending)
    value.reject()
    #expect(value.current == "b")
  }
}
