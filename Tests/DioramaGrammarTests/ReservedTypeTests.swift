import DioramaGrammar
import DioramaTestSupport
import Foundation
import Testing

/// The class of a scene is named after it, with the suffix `Scene`. It must not hide a type of DioramaKit or of UIKit's
/// replacement.
struct ReservedTypeTests {
  @Test func everyTypeThatASceneCouldHideIsReserved() throws {
    let declaration = try Regex(
      #"(?m)^ *(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)"#)
    var names: Set<String> = []
    for folder in ["Sources/DioramaKit", "Sources/HeadlessUIKit"] {
      for path in Repository.paths(under: folder, suffix: ".swift") {
        for match in try Repository.text(path).matches(of: declaration) {
          names.insert(String(match.output[1].substring ?? ""))
        }
      }
    }
    #expect(names.count > 100)
    let reserved = Grammar.language().reservedTypes
    let hidden = names.filter { name in
      ["Scene", "SceneHandlers"].contains { name.hasSuffix($0) && name != $0 }
    }
    #expect(hidden.subtracting(reserved).sorted() == [])
    #expect(Set(reserved).isSuperset(of: ["UIScene", "UIWindowScene", "LoadedScene", "SKScene", "SCNScene"]))
  }
}
