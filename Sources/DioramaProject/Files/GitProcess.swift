import SystemPackage

/// A running `git` process that reads requests and writes responses through pipes. Its failures are errors with git's
/// own messages.
final class GitProcess {
  /// The maximum number of bytes to keep of git's error output.
  private static let errorLimit = 4096

  /// The subcommand, as messages show it.
  private let name: FilePath
  private let process: pid_t
  /// The exit status, as the system encodes it; `nil` until the process has been waited for.
  private var status: CInt?
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let errorOutput: FileDescriptor
  private var isInputOpen = true
  private var isErrorOutputOpen = true
  private var errorText: [UInt8] = []
  /// The bytes that have been read but not used yet.
  private var buffer: [UInt8] = []
  private var position = 0

  /// Overrides a repository's configuration, so that git neither runs programs from it nor fetches or writes anything.
  private static let safety = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
  ]
  private static let environment = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
    "LC_ALL=C",
  ]

  /// Starts git with some arguments.
  ///
  /// - Parameter folder: The folder that git runs in; by default, the working directory.
  init(_ arguments: [String], in folder: FilePath? = nil) throws {
    name = FilePath("git \(arguments.first ?? "")")
    let inputPipe = try FileDescriptor.pipe()
    let outputPipe = try FileDescriptor.pipe()
    let errorPipe = try FileDescriptor.pipe()
    defer {
      for end in [inputPipe.readEnd, outputPipe.writeEnd, errorPipe.writeEnd] { try? end.close() }
    }
    input = inputPipe.writeEnd
    output = outputPipe.readEnd
    errorOutput = errorPipe.readEnd
    // A parent process may have set this signal to be ignored; then waiting would not report how git ended.
    signal(SIGCHLD, SIG_DFL)
    do {
      let location = folder.map { ["-C", $0.string] } ?? []
      process = try Self.spawn(
        Self.safety + location + arguments, [inputPipe.readEnd, outputPipe.writeEnd, errorPipe.writeEnd],
        closing: [inputPipe.writeEnd, outputPipe.readEnd, errorPipe.readEnd])
    } catch let error as Errno {
      for end in [inputPipe.writeEnd, outputPipe.readEnd, errorPipe.readEnd] { try? end.close() }
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
  func ask(_ line: String) {
    // If git has exited, the missing response shows it.
    let old = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, old) }
    if isInputOpen { _ = try? input.writeAll(Array("\(line)\n".utf8)) }
  }

  /// Returns the next bytes up to a delimiter, without it, or `nil` at the end.
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

  /// Reads a number of bytes, and returns those up to a limit.
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

  /// Waits for git to exit. Throws if it failed.
  func finish() throws {
    closeInput()
    while try fill() {}
    while isErrorOutputOpen { try readErrorOutput() }
    let status = end()
    if status != 0 { throw failure(Self.description(of: status)) }
  }

  /// Returns the failure with git's own message or, if there is none, with the given reason.
  func failure(_ reason: String) -> FileFailure {
    let lines = String(decoding: errorText, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      let text = line.drop { $0.isWhitespace }
      let mark = ["fatal: ", "error: "].first { text.hasPrefix($0) }
      return String(text.dropFirst(mark?.count ?? 0))
    }
    let text = lines.filter { !$0.isEmpty }.reduce("") { text, line in
      text.isEmpty ? line : text + (text.hasSuffix(":") ? " " : "; ") + line
    }
    return FileFailure(name, text.isEmpty ? reason : text)
  }

  /// Reads the next bytes of the response or of the error output.
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
      if !isErrorOutputOpen { descriptors[1].fd = -1 }
      if poll(&descriptors, 2, -1) < 0 {
        if errno == EINTR { continue }
        throw Errno(rawValue: errno)
      }
      if descriptors[1].revents != 0 {
        try readErrorOutput()
      } else if descriptors[0].revents != 0 {
        let chunk = try Self.chunk(of: output)
        buffer += chunk
        return !chunk.isEmpty
      }
    }
  }

  private func readErrorOutput() throws {
    let chunk = try Self.chunk(of: errorOutput)
    errorText += chunk.prefix(Self.errorLimit - errorText.count)
    isErrorOutputOpen = !chunk.isEmpty
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

  /// Waits until the process has exited.
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

  private static func description(of status: CInt) -> String {
    if status < 0 { return "ended for an unknown reason" }
    let signal = status & 0x7F
    return signal == 0
      ? "failed with exit status \(status >> 8 & 0xFF)" : "was terminated by signal \(signal)"
  }

  /// - Parameter files: The process's standard input, output and error output.
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

  /// This process's environment, with the changes that git needs.
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
