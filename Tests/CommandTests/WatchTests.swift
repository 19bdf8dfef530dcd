import Foundation
import Testing

/// `--watch`, as seen by someone who edits files.
@Suite struct WatchTests {
  private static func scene(_ name: String, saying text: String) -> String {
    "scene: \(name)\nviews:\n  - label: hello\n    text: \(text)\n"
  }

  @Test("changes, new scenes, errors and deletions are processed until the command is stopped")
  func editing() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene("Greeting", saying: "Hello"), to: "Scenes/Greeting.scene.yaml")
    let watch = try RunningCommand(
      ["generate", "Scenes", "--output", "Scenes/Generated", "--watch"], in: shell)
    func output(_ name: String) -> String? {
      let url = shell.folder.appendingPathComponent("Scenes/Generated/\(name)")
      return try? String(contentsOf: url, encoding: .utf8)
    }
    func lines() -> Int { watch.printed.components(separatedBy: "generated ").count - 1 }
    #expect(watch.waits { lines() == 1 && output("GreetingScene.swift")?.contains("\"Hello\"") == true })

    try shell.write(Self.scene("Greeting", saying: "Saved in place"), to: "Scenes/Greeting.scene.yaml")
    #expect(watch.waits { lines() >= 2 && output("GreetingScene.swift")?.contains("Saved in place") == true })

    try shell.write(Self.scene("Greeting", saying: "Renamed"), to: "Scenes/.Greeting.scene.yaml.swp")
    _ = try shell.run("mv Scenes/.Greeting.scene.yaml.swp Scenes/Greeting.scene.yaml")
    #expect(watch.waits { lines() >= 3 && output("GreetingScene.swift")?.contains("Renamed") == true })

    try shell.write("scene: Greeting\nviews: [lable: hello]\n", to: "Scenes/Greeting.scene.yaml")
    #expect(watch.waits { lines() >= 4 && watch.printed.contains("no element 'lable'") })
    #expect(output("GreetingScene.swift")?.contains("Renamed") == true)

    try shell.write(Self.scene("Greeting", saying: "Fixed"), to: "Scenes/Greeting.scene.yaml")
    #expect(watch.waits { lines() >= 5 && output("GreetingScene.swift")?.contains("Fixed") == true })

    try shell.write(Self.scene("Other", saying: "New"), to: "Scenes/More/Deep/Other.scene.yaml")
    #expect(watch.waits { output("More/Deep/OtherScene.swift")?.contains("New") == true })
    try shell.write(Self.scene("Other", saying: "Changed"), to: "Scenes/More/Deep/Other.scene.yaml")
    #expect(watch.waits { output("More/Deep/OtherScene.swift")?.contains("Changed") == true })

    _ = try shell.run("rm -r Scenes/More")
    #expect(
      watch.waits { output("More/Deep/OtherScene.swift") == nil && watch.printed.contains("1 removed") })
    #expect(watch.end(with: SIGINT) == 0)
  }

  @Test("changed declarations start a run; the command's own outputs and touched files do not")
  func declarations() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write("scene: Stars\nviews:\n  - rating: stars\n", to: "App/Scenes/Stars.scene.yaml")
    let element = "element: rating\nswift: RatingView\nextends: control\nsummary: Stars.\n"
    try shell.write(element, to: "App/rating.element.yaml")
    let watch = try RunningCommand(["generate", "App/Scenes", "--watch"], in: shell)
    func lines() -> Int { watch.printed.components(separatedBy: "generated ").count - 1 }
    #expect(watch.waits { lines() == 1 && watch.printed.contains("1 file written") })

    _ = try shell.run("touch App/Scenes/Stars.scene.yaml App/rating.element.yaml; echo >App/Scenes/notes.txt")
    usleep(400_000)
    #expect(lines() == 1)

    try shell.write(element.replacing("RatingView", with: "StarsView"), to: "App/rating.element.yaml")
    #expect(watch.waits { lines() == 2 })
    let output = shell.folder.appendingPathComponent("App/Scenes/StarsScene.swift")
    #expect(try String(contentsOf: output, encoding: .utf8).contains("StarsView()"))

    let burst = "for i in $(seq 200); do echo \"# $i\" >> App/Scenes/Stars.scene.yaml; done"
    let start = ContinuousClock.now
    _ = try shell.run(burst)
    let duration = start.duration(to: .now)
    #expect(watch.waits { lines() > 2 })
    usleep(400_000)
    // A run begins when nothing has changed for 50 ms.
    #expect(lines() <= 4 + Int(duration / .milliseconds(50)))
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test("scenes can be missing for a while, and their outputs stay") func goneForAWhile() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene("Greeting", saying: "Hello"), to: "Scenes/Greeting.scene.yaml")
    let watch = try RunningCommand(["generate", "Scenes", "--output", "Generated", "--watch"], in: shell)
    let output = shell.folder.appendingPathComponent("Generated/GreetingScene.swift")
    #expect(watch.waits { FileManager.default.fileExists(atPath: output.path) })
    _ = try shell.run("mv Scenes Away")
    #expect(watch.waits { watch.printed.contains("Scenes: error: no such file or directory") })
    #expect(FileManager.default.fileExists(atPath: output.path))
    try shell.write(Self.scene("Greeting", saying: "Goodbye"), to: "Away/Greeting.scene.yaml")
    _ = try shell.run("mv Away Scenes")
    #expect(watch.waits { (try? String(contentsOf: output, encoding: .utf8))?.contains("Goodbye") == true })
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test("a scene can be a link to a file in another folder") func links() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene("Greeting", saying: "Hello"), to: "Shared/greeting.yaml")
    _ = try shell.run("mkdir Scenes; ln -s ../Shared/greeting.yaml Scenes/Greeting.scene.yaml")
    let watch = try RunningCommand(["generate", "Scenes", "--output", "Generated", "--watch"], in: shell)
    let output = shell.folder.appendingPathComponent("Generated/GreetingScene.swift")
    #expect(watch.waits { FileManager.default.fileExists(atPath: output.path) })
    try shell.write(Self.scene("Greeting", saying: "Goodbye"), to: "Shared/greeting.yaml")
    #expect(watch.waits { (try? String(contentsOf: output, encoding: .utf8))?.contains("Goodbye") == true })
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test("a project can lose its configuration for a while") func withoutConfiguration() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write("scenes: Scenes\n", to: "diorama.yaml")
    try shell.write(Self.scene("Greeting", saying: "Hello"), to: "Scenes/Greeting.scene.yaml")
    let watch = try RunningCommand(["generate", "--watch"], in: shell)
    let output = shell.folder.appendingPathComponent("Scenes/GreetingScene.swift")
    #expect(watch.waits { watch.printed.contains("1 file written") })
    _ = try shell.run("mv diorama.yaml away")
    #expect(watch.waits { watch.printed.contains("\nerror: ") || !watch.isRunning })
    try shell.write(Self.scene("Greeting", saying: "Goodbye"), to: "Scenes/Greeting.scene.yaml")
    _ = try shell.run("mv away diorama.yaml")
    let isGenerated = watch.waits {
      (try? String(contentsOf: output, encoding: .utf8))?.contains("Goodbye") == true || !watch.isRunning
    }
    #expect(isGenerated && watch.isRunning, "\(watch.printed)")
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test(
    "a run lists the files that it wrote, removed or refused to overwrite, and undoing an edit starts a run")
  func refusals() throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene("Greeting", saying: "Hello"), to: "Scenes/Greeting.scene.yaml")
    try shell.write(Self.scene("Other", saying: "Hello"), to: "Scenes/Other.scene.yaml")
    let watch = try RunningCommand(["compile", "Scenes", "--output", "Trees", "--watch"], in: shell)
    let first = """
      Trees/Greeting.scene.json: note: written
      Trees/Other.scene.json: note: written
      compiled 2 scenes: 2 files written, 0 unchanged

      """
    #expect(watch.waits { watch.printed == first }, "\(watch.printed)")
    _ = try shell.run("cp Trees/Greeting.scene.json kept; echo >> Trees/Greeting.scene.json")
    try shell.write(Self.scene("Greeting", saying: "Refused"), to: "Scenes/Greeting.scene.yaml")
    let second =
      first + """
        Trees/Greeting.scene.json: error: was edited by hand; undo that, or let 'diorama compile --force' overwrite it
        compiled 2 scenes: 0 files written, 1 unchanged; 1 error

        """
    #expect(watch.waits { watch.printed == second }, "\(watch.printed)")
    _ = try shell.run("touch Scenes/Greeting.scene.yaml Trees/Greeting.scene.json Trees/Other.scene.json")
    usleep(400_000)
    #expect(watch.printed == second)
    _ = try shell.run("cp kept Trees/Greeting.scene.json")
    let third =
      second + """
        Trees/Greeting.scene.json: note: written
        compiled 2 scenes: 1 file written, 1 unchanged

        """
    #expect(watch.waits { watch.printed == third }, "\(watch.printed)")
    _ = try shell.run("rm Scenes/Other.scene.yaml")
    let fourth =
      third + """
        Trees/Other.scene.json: note: removed
        compiled 1 scene: 0 files written, 1 unchanged, 1 removed

        """
    #expect(watch.waits { watch.printed == fourth }, "\(watch.printed)")
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test("a run lists at most twenty files", arguments: [20, 21]) func manyFiles(count: Int) throws {
    let shell = try Shell()
    defer { shell.close() }
    for number in 1...count {
      try shell.write(Self.scene("S\(number)", saying: "Hello"), to: "Scenes/S\(number).scene.yaml")
    }
    let watch = try RunningCommand(["generate", "Scenes", "--output", "G", "--watch"], in: shell)
    #expect(watch.waits { watch.printed.contains("generated ") })
    #expect(watch.printed.components(separatedBy: "note: written").count - 1 == 20)
    #expect(watch.printed.contains("and 1 more file\n") == (count == 21))
    #expect(watch.end(with: SIGTERM) == 0)
  }
}
