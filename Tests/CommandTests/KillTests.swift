import DioramaSyntax
import DioramaTestSupport
import Foundation
import SystemPackage
import Testing

@testable import DioramaProject

/// `generate` and `compile` are killed at random moments while scenes are added, removed and changed.
@Suite struct KillTests {
  @Test("a killed run leaves complete files that the next run recognizes", arguments: OutputKind.allCases)
  func kills(kind: OutputKind) throws {
    var workshop = try Workshop(seed: 20_260_704, kind)
    defer { workshop.shell.close() }
    for _ in 0..<40 { workshop.change() }
    let duration = try workshop.measure()
    var killed = 0
    for round in 0..<(isThorough ? 24 : 8) {
      for _ in 0..<Int.random(in: 10...40, using: &workshop.random) { workshop.change() }
      let command = try RunningCommand([kind.command, "Scenes", "--output", "Generated"], in: workshop.shell)
      if round % 3 == 0 {
        usleep(UInt32.random(in: 0...duration, using: &workshop.random))
      } else {
        workshop.waitForFirstWrite(by: command)
        usleep(UInt32.random(in: 0...1500, using: &workshop.random))
      }
      if command.end(with: SIGKILL) == nil { killed += 1 }
      try workshop.expectEveryFileIsRecorded()
      if round % 8 == 7 { try workshop.expectRepair() }
    }
    #expect(killed >= (isThorough ? 8 : 2))
  }
}

/// A folder of scenes that change at random, reproducibly for a seed.
private struct Workshop {
  let shell: Shell
  let kind: OutputKind
  var random: SeededGenerator
  private var generated: URL { shell.folder.appendingPathComponent("Generated") }

  init(seed: UInt64, _ kind: OutputKind) throws {
    self.kind = kind
    shell = try Shell()
    random = SeededGenerator(seed: seed)
    try shell.write("", to: "Scenes/empty")
  }

  /// Writes, changes, breaks, renames or deletes a scene.
  mutating func change() {
    let number = Int.random(in: 0..<50, using: &random)
    let folder = number % 3 == 0 ? "Scenes/More" : "Scenes"
    let path = "\(folder)/S\(number).scene.yaml"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try? FileManager.default.removeItem(at: shell.folder.appendingPathComponent(path))
    case 1: try? shell.write("scene: S\(number)\nviews: [lable: hello]\n", to: path)
    case 2: try? shell.write("scene: Renamed\(number)\nviews: [label: hello]\n", to: path)
    default:
      let text = String(repeating: "x", count: Int.random(in: 1...200, using: &random))
      try? shell.write("scene: S\(number)\nviews:\n  - label: hello\n    text: \(text)\n", to: path)
    }
  }

  /// The duration of a first run, in microseconds.
  func measure() throws -> UInt32 {
    let start = ContinuousClock.now
    _ = try shell.run("diorama \(kind.command) Scenes --output Generated; rm -r Generated")
    let duration = start.duration(to: .now).components
    return UInt32(duration.seconds * 1_000_000 + duration.attoseconds / 1_000_000_000_000)
  }

  /// Waits until a command touches the output folder, after most of its work, or ends.
  func waitForFirstWrite(by command: RunningCommand) {
    let folder = FilePath(generated.path)
    let before = (try? folder.stat())?.st_mtim
    while command.isRunning {
      let now = (try? folder.stat())?.st_mtim
      if now?.tv_sec != before?.tv_sec || now?.tv_nsec != before?.tv_nsec { return }
    }
  }

  /// Every output is complete, and the manifest has its hash.
  func expectEveryFileIsRecorded() throws {
    let manifest = try ManifestFile(in: FilePath(generated.path)).manifest
    let enumerator = FileManager.default.enumerator(at: generated, includingPropertiesForKeys: nil)
    for case let url as URL in enumerator ?? FileManager.DirectoryEnumerator()
    where kind == OutputKind(ofFileNamed: url.lastPathComponent) {
      let name = url.path.dropFirst(generated.path.count + 1)
      let hash = ContentHash.of(Array(try Data(contentsOf: url)))
      #expect(manifest.entries[ExactText(String(name))]?.records(hash) == true, "\(name)")
    }
  }

  /// The next run leaves no other files. Without the scenes that have errors, its outputs are those of a first run.
  func expectRepair() throws {
    let repair = try shell.run("diorama \(kind.command) Scenes --output Generated")
    #expect([0, 1].contains(repair.status), "\(repair.errorOutput)")
    #expect(try shell.run("find Generated -name '*.partial'").output == "")
    #expect(
      try shell.run("diorama \(kind.command) --check Scenes --output Generated").status == repair.status)
    _ = try shell.run(
      "grep -rlZ lable Scenes | xargs -0r rm; diorama \(kind.command) Scenes --output Generated")
    #expect(try shell.run("grep -c pending Generated/.diorama-manifest.json").output == "0\n")
    let fresh = try shell.run(
      "rm -rf Fresh; diorama \(kind.command) Scenes --output Fresh && diff -r Fresh Generated && rm -r Fresh")
    #expect(fresh.status == 0, "\(fresh.output)")
  }
}
