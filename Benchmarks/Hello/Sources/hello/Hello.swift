import ArgumentParser

/// The minimum work of a command that parses one argument with ArgumentParser.
@main
struct Hello: ParsableCommand {
  @Argument var name: String

  func run() {
    print("Hello, \(name)!")
  }
}
