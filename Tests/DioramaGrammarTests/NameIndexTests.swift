import DioramaGrammar
import DioramaTree
import Testing

/// Names are found by their bytes, even if they are long or similar.
struct NameIndexTests {
  /// Names of each length up to 40, each with all names that differ from it in one byte.
  private static let families: [[String]] = (1...40).map { length in
    let name = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    return [String(decoding: name, as: UTF8.self)]
      + name.indices.map { index in
        var other = name
        other[index] = UInt8(ascii: "b")
        return String(decoding: other, as: UTF8.self)
      }
  }

  @Test func eachNameOfAnIndexIsFoundAndNoOther() {
    for (length, family) in Self.families.enumerated() {
      let known = family.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      let index = NameIndex(known)
      for name in family {
        #expect(index.index(of: name) == known.firstIndex(of: name), "\(length): \(name)")
      }
      #expect(!index.contains("") && !index.contains(family[0] + "a"))
    }
    #expect(NameIndex([""]).index(of: "") == 0)
    #expect(NameIndex(["a", "b", "a"]).index(of: "a") == 0)
  }

  @Test func namesAreNumberedInTheirOrder() {
    let names = Self.families.flatMap(\.self)
    var numbers = NameNumbers()
    #expect(numbers["a"] == nil)
    for (number, name) in names.enumerated() {
      #expect(numbers[name] == nil)
      let added = numbers.add(name)
      #expect(added.number == number && added.isNew)
    }
    for (number, name) in names.enumerated() {
      let again = numbers.add(name)
      #expect(again.number == number && !again.isNew)
      #expect(numbers[name] == number)
    }
  }

  @Test(arguments: [0, 1, 8, 9, 100]) func roomThatIsMadeIsForNamesToCome(_ count: Int) {
    var numbers = NameNumbers()
    _ = numbers.add("first")
    numbers.reserve(count)
    for number in 1...200 { #expect(numbers.add("name\(number)").number == number) }
    #expect(numbers["first"] == 0)
  }
}
