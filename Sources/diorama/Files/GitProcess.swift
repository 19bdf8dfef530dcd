import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running `git` that is asked and answers through pipes.
final class GitProcess {
  private let process: pid_t
  private let input: FileDescriptor
  private let output: FileDescriptor
  /// What was read and not yet asked for.
  private var buffer: [UInt8] = []
  private var position = 0

  /// What a repository's configuration cannot change: no program of its choice is run.
  private static let safety = ["-c", "core.fsmonitor=false"]

  /// Starts git with some arguments, in the working directory.
  init(_ arguments: [String]) throws {
    let questions = try FileDescriptor.pipe()
    let answers = try FileDescriptor.pipe()
    defer {
      try? questions.readEnd.close()
      try? answers.writeEnd.close()
    }
    input = questions.writeEnd
    output = answers.readEnd
    process = try Self.spawn(
      arguments, input: questions.readEnd, output: answers.writeEnd,
      closing: [questions.writeEnd, answers.readEnd])
  }

  deinit {
    try? input.close()
    try? output.close()
    var status: CInt = 0
    waitpid(process, &status, 0)
  }

  /// Sends a line.
  func ask(_ line: String) throws {
    try input.writeAll(Array("\(line)\n".utf8))
  }

  /// The next bytes up to a mark, without it; `nil` at the end.
  func read(upTo mark: UInt8) throws -> [UInt8]? {
    while true {
      if let end = buffer[position...].firstIndex(of: mark) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      guard try fill() else { return nil }
    }
  }

  /// The next so many bytes; fewer at the end.
  func read(count: Int) throws -> [UInt8] {
    while buffer.count - position < count, try fill() {}
    let end = min(position + count, buffer.count)
    defer { position = end }
    return Array(buffer[position..<end])
  }

  private func fill() throws -> Bool {
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    let chunk = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = try output.read(into: UnsafeMutableRawBufferPointer(bytes))
    }
    buffer += chunk
    return !chunk.isEmpty
  }

  private static func spawn(
    _ arguments: [String], input: FileDescriptor, output: FileDescriptor, closing others: [FileDescriptor]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for file in others + [input, output] { posix_spawn_file_actions_addclose(&actions, file.rawValue) }
    let words = (["git"] + safety + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawnp(&process, "git", &actions, nil, words + [nil], environ)
    if result != 0 { throw Errno(rawValue: result) }
    return process
  }
}
