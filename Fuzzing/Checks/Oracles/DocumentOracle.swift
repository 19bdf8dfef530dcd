import DioramaTree

@testable import DioramaProject
@testable import diorama

/// Properties of all bytes that are read as JSON, such as a runtime tree, a baseline or a manifest: they are rejected,
/// or what was read does not change when it is written and read again.
enum DocumentOracle {
  static func check(_ bytes: [UInt8], _ violations: inout [String]) {
    guard let json = try? JSON(parsing: bytes) else { return }
    let text = json.serialized
    do {
      if try JSON(parsing: text).serialized != text {
        violations.append("JSON changed when it was written and read")
      }
    } catch {
      violations.append("JSON cannot be read again: \(error)")
    }
    if let tree = try? RuntimeTree(json: json) {
      let written = tree.serialized
      if (try? RuntimeTree(json: JSON(parsing: written)))?.serialized != written {
        violations.append("a tree changed when it was written and read")
      }
    }
    _ = try? BaselineReader.read(bytes)
    if let manifest = try? Manifest(parsing: bytes) {
      if !manifest.names.allSatisfy({ name in
        !name.text.hasPrefix("/") && !name.text.split(separator: "/").contains("..")
      }) {
        violations.append("a manifest names a file outside of its folder")
      }
      let written = manifest.serialized
      if (try? Manifest(parsing: written))?.serialized != written {
        violations.append("a manifest changed when it was written and read")
      }
    }
  }
}
