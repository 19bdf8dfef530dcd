import DioramaTree

@testable import DioramaProject
@testable import diorama

/// What holds of any bytes that are read as a document of ours: runtime trees, baselines and manifests are refused or
/// read, and what was read is written and read again as the same.
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
