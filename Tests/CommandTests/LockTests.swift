import Foundation
import SystemPackage
import Testing

/// Runs that write to the same folder. Linux lists the processes that wait for a lock.
@Suite struct LockTests {
  private static let locks = "/proc/locks"

  @Test(
    "a run waits until another one has finished with the output folder",
    .enabled(if: FileManager.default.fileExists(atPath: locks)))
  func waits() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write("scene: Aa\nviews: [label: hello]\n", to: "Scenes/Aa.scene.yaml")
    try shell.write("", to: "Generated/.keep")
    let folder = try FileDescriptor.open(FilePath(shell.folder.path).appending("Generated"), .readOnly)
    let output = shell.folder.appendingPathComponent("Generated/AaScene.swift").path
    let inode = try folder.stat().inode.rawValue
    try folder.closeAfter {
      #expect(flock(folder.rawValue, LOCK_EX) == 0)
      let command = try RunningCommand(["generate", "Scenes", "--output", "Generated"], in: shell)
      let isWaiting = command.waits {
        let locks = (try? String(contentsOfFile: Self.locks, encoding: .utf8)) ?? ""
        return !command.isRunning
          || locks.split(separator: "\n").contains { $0.contains("-> FLOCK") && $0.contains(":\(inode) ") }
      }
      #expect(isWaiting && command.isRunning)
      #expect(command.printed == "waiting for another run of diorama, which writes to 'Generated'\n")
      #expect(!FileManager.default.fileExists(atPath: output))
      #expect(flock(folder.rawValue, LOCK_UN) == 0)
      #expect(command.waits { !command.isRunning })
      #expect(FileManager.default.fileExists(atPath: output))
    }
  }
}
