import DioramaSyntax
import SystemPackage

/// What was found about one file of a folder.
struct Finding: Sendable {
  let file: OutputFile
  /// The file as the manifest names it.
  let name: ExactText
  var state: OutputState
  /// What is wanted; `nil` for an orphan.
  var output: GeneratedOutput?
  /// What the manifest will say once the file is written.
  var entry: Manifest.Entry?
  /// The hash of the file that is there, if it is one of ours.
  var present: SHA256.Digest?

  /// Whether bringing the folder up to date writes or removes this file.
  func isChange(isForced: Bool) -> Bool {
    switch state {
    case .upToDate: false
    case .stale, .missing, .orphaned: true
    case .editedByHand: isForced && output != nil
    }
  }
}
