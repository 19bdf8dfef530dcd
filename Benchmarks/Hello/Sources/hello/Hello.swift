import ArgumentParser

/// The least that a command does which parses one argument with ArgumentParser.
@main
struct Hello: ParsableCommand {
  @Argument var name: String

  func run() {
    print("Hello, \(name)!")
  }
}
