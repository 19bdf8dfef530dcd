import Foundation

/// A record of commands and their output: the initial files, each command after `$ `, the lines of standard output
/// after `1> ` and of standard error after `2> `, and the exit status.
struct Transcript {
  /// A command and its results.
  struct Step: Equatable {
    var command: String
    var output: String
    var errorOutput: String
    var status: Int32
  }

  /// The files in the folder in which the commands run, by path.
  private(set) var files: [(path: String, text: String)] = []
  var steps: [Step] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        files.append((String(line.dropFirst(4)), ""))
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: "", errorOutput: "", status: 0))
      } else if steps.isEmpty {
        if !files.isEmpty { files[files.count - 1].text += line + "\n" }
      } else if line.hasPrefix("1>") {
        steps[steps.count - 1].output += line.dropFirst(3) + "\n"
      } else if line.hasPrefix("2>") {
        steps[steps.count - 1].errorOutput += line.dropFirst(3) + "\n"
      } else if line.hasPrefix("exit ") {
        steps[steps.count - 1].status = Int32(line.dropFirst(5)) ?? -1
      }
    }
  }

  /// The text of the file, with a blank line before each command.
  var text: String {
    let inputs = files.map { "=== \($0.path)\n" + $0.text }.joined()
    return inputs
      + steps.enumerated().map { index, step in
        let isFirst = index == 0 && inputs.hasSuffix("\n\n") || index == 0 && inputs.isEmpty
        return (isFirst ? "" : "\n") + "$ \(step.command)\n" + Self.marked(step.output, "1>")
          + Self.marked(step.errorOutput, "2>") + "exit \(step.status)\n"
      }.joined()
  }

  private static func marked(_ text: String, _ mark: String) -> String {
    guard !text.isEmpty else { return "" }
    let body = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined()
  }
}
