import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running `git` that is asked and answers through pipes. Whatever it fails at is an error, with git's own words.
final class GitProcess {
  /// How much is kept of what git complains about.
  private static let complaintLimit = 4096

  /// The subcommand, as messages show it.
  private let name: FilePath
  private let process: pid_t
  /// How the process ended, as the system puts it; `nil` as long as nobody has waited for it.
  private var status: CInt?
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let errorOutput: FileDescriptor
  private var isInputOpen = true
  private var isComplaining = true
  private var complaint: [UInt8] = []
  /// What was read and not yet asked for.
  private var buffer: [UInt8] = []
  private var position = 0

  /// What a repository's configuration cannot change: no program of its choice is run, and nothing is fetched or written.
  private static let safety = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
  ]
  private static let environment = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
    "LC_ALL=C",
  ]

  /// Starts git with some arguments.
  ///
  /// - Parameter folder: Where it works, if that is not the working directory.
  init(_ arguments: [String], in folder: FilePath? = nil) throws {
    name = FilePath("git \(arguments.first ?? "")")
    let questions = try FileDescriptor.pipe()
    let answers = try FileDescriptor.pipe()
    let complaints = try FileDescriptor.pipe()
    defer {
      for end in [questions.readEnd, answers.writeEnd, complaints.writeEnd] { try? end.close() }
    }
    input = questions.writeEnd
    output = answers.readEnd
    errorOutput = complaints.readEnd
    // Who ignores the end of children, as a parent may have told us to, is not told how they ended.
    signal(SIGCHLD, SIG_DFL)
    do {
      let place = folder.map { ["-C", $0.string] } ?? []
      process = try Self.spawn(
        Self.safety + place + arguments, [questions.readEnd, answers.writeEnd, complaints.writeEnd],
        closing: [questions.writeEnd, answers.readEnd, complaints.readEnd])
    } catch let error as Errno {
      for end in [questions.writeEnd, answers.readEnd, complaints.readEnd] { try? end.close() }
      throw FileFailure("git", "cannot be run: \(error.reason); install it, or leave out --staged")
    }
  }

  deinit {
    closeInput()
    try? output.close()
    try? errorOutput.close()
    _ = end()
  }

  /// Sends a line.
  func ask(_ line: String) throws {
    // A git that is gone is noticed when its answer is missing.
    let old = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, old) }
    if isInputOpen { _ = try? input.writeAll(Array("\(line)\n".utf8)) }
  }

  /// The next bytes up to a mark, without it; `nil` at the end.
  func read(upTo mark: UInt8) throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[(position + searched)...].firstIndex(of: mark) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      searched = buffer.count - position
      guard try fill() else { break }
    }
    if searched > 0 { throw failure("was cut short") }
    return nil
  }

  /// The next so many bytes, of which those beyond a limit are passed over.
  func read(count: Int, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var missing = count
    while missing > 0 {
      if position == buffer.count, try !fill() { throw failure("was cut short") }
      let part = buffer[position..<min(position + missing, buffer.count)]
      bytes += part.prefix(limit - bytes.count)
      position += part.count
      missing -= part.count
    }
    return bytes
  }

  /// Waits for the end of git; it is an error if that was not a good one.
  func finish() throws {
    closeInput()
    while try fill() {}
    while isComplaining { try complain() }
    let status = end()
    if status != 0 { throw failure(Self.words(for: status)) }
  }

  /// What is the matter with git: what it says itself or, if it says nothing, what is seen of it.
  func failure(_ reason: String) -> FileFailure {
    let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      let text = line.drop { $0.isWhitespace }
      let mark = ["fatal: ", "error: "].first { text.hasPrefix($0) }
      return String(text.dropFirst(mark?.count ?? 0))
    }
    let text = lines.filter { !$0.isEmpty }.reduce("") { text, line in
      text.isEmpty ? line : text + (text.hasSuffix(":") ? " " : "; ") + line
    }
    return FileFailure(name, text.isEmpty ? reason : text)
  }

  /// Reads what comes next, be it an answer or a complaint.
  ///
  /// - Returns: Whether there may be more.
  private func fill() throws -> Bool {
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    while true {
      var descriptors = [output, errorOutput].map {
        pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0)
      }
      if !isComplaining { descriptors[1].fd = -1 }
      if poll(&descriptors, 2, -1) < 0 {
        if errno == EINTR { continue }
        throw Errno(rawValue: errno)
      }
      if descriptors[1].revents != 0 {
        try complain()
      } else if descriptors[0].revents != 0 {
        let chunk = try Self.chunk(of: output)
        buffer += chunk
        return !chunk.isEmpty
      }
    }
  }

  private func complain() throws {
    let chunk = try Self.chunk(of: errorOutput)
    complaint += chunk.prefix(Self.complaintLimit - complaint.count)
    isComplaining = !chunk.isEmpty
  }

  private static func chunk(of file: FileDescriptor) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(bytes))
    }
  }

  private func closeInput() {
    if isInputOpen { try? input.close() }
    isInputOpen = false
  }

  /// Waits until the process has ended.
  private func end() -> CInt {
    if let status { return status }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 {
      if errno == EINTR { continue }
      status = -1
      break
    }
    self.status = status
    return status
  }

  private static func words(for status: CInt) -> String {
    if status < 0 { return "ended, and nobody knows how" }
    let signal = status & 0x7F
    return signal == 0 ? "failed with exit status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }

  /// - Parameter files: What the process has as standard input, output and error output.
  private static func spawn(
    _ arguments: [String], _ files: [FileDescriptor], closing others: [FileDescriptor]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.rawValue, CInt(number))
    }
    for file in others + files where file.rawValue > 2 {
      posix_spawn_file_actions_addclose(&actions, file.rawValue)
    }
    let words = (["git"] + arguments).map { strdup($0) }
    let variables = environmentOfGit.map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let result = posix_spawnp(&process, "git", &actions, nil, words + [nil], variables + [nil])
    if result != 0 { throw Errno(rawValue: result) }
    return process
  }

  /// The environment of this process, but for what is set for git.
  private static var environmentOfGit: [String] {
    var variables: [String] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    let names = environment.map { $0.prefix { $0 != "=" } + "=" }
    return variables.filter { variable in !names.contains { variable.hasPrefix($0) } } + environment
  }
}
