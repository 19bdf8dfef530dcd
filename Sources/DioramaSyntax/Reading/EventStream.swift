import CLibYAML

/// libyaml's event loop.
enum EventStream {
  /// Calls `handle` with each event until the stream ends, fails, or `handle` returns `false`.
  static func forEachEvent(in bytes: SourceBytes, from start: Int, _ handle: (Event) -> Bool) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return }
    defer { yaml_parser_delete(parser) }
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      var event = yaml_event_t()
      while true {
        guard yaml_parser_parse(parser, &event) == 1 else {
          _ = handle(.failure(failure(of: parser.pointee)))
          return
        }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return }
        if let translated = translate(event), !handle(translated) { return }
      }
    }
  }

  private static func translate(_ event: yaml_event_t) -> Event? {
    let start = event.start_mark.index
    let end = event.end_mark.index
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      return .documentStart(at: start)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let properties = Event.Properties(
        anchor: UnsafePointer(scalar.anchor), hasTag: scalar.tag != nil, start: start, end: end, isFlow: false
      )
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(Event.Scalar(properties: properties, style: style(scalar.style), text: text))
    case YAML_ALIAS_EVENT:
      guard let name = event.data.alias.anchor else { return nil }
      return .alias(name: name, start: start, end: end)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return .mappingStart(
        Event.Properties(
          anchor: UnsafePointer(mapping.anchor), hasTag: mapping.tag != nil, start: start, end: end,
          isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return .sequenceStart(
        Event.Properties(
          anchor: UnsafePointer(sequence.anchor), hasTag: sequence.tag != nil, start: start, end: end,
          isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      return .collectionEnd(end: end)
    default:
      return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> SyntaxNode.ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func failure(of parser: yaml_parser_t) -> SyntaxFailure {
    SyntaxFailure(
      problem: parser.problem, problemMark: parser.problem_mark.index, contextMark: parser.context_mark.index)
  }
}

/// An event of a YAML stream: libyaml's events, without its types. Marks count code points. Texts are UTF-8 in
/// libyaml's memory, and valid until the event has been handled.
enum Event {
  case documentStart(at: Int)
  case scalar(Scalar)
  case alias(name: UnsafePointer<UInt8>, start: Int, end: Int)
  case mappingStart(Properties)
  case sequenceStart(Properties)
  case collectionEnd(end: Int)
  case failure(SyntaxFailure)

  struct Properties {
    var anchor: UnsafePointer<UInt8>?
    var hasTag: Bool
    var start: Int
    var end: Int
    var isFlow: Bool
  }

  struct Scalar {
    var properties: Properties
    var style: SyntaxNode.ScalarStyle
    var text: UnsafeBufferPointer<UInt8>
  }
}

/// libyaml's report of the first syntax error.
struct SyntaxFailure {
  var problem: UnsafePointer<CChar>?
  var problemMark: Int
  var contextMark: Int
}

/// Finds files with too many directive-like lines for libyaml, which compares each `%TAG` with all before it.
enum DirectiveScan {
  /// Returns the percent sign of the first such line over the limit.
  static func excess(in bytes: SourceBytes) -> SourceRange? {
    let sign = UInt8(ascii: "%")
    var count = 0
    var position = 0
    while let index = bytes.firstIndex(of: sign, from: position) {
      position = index + 1
      guard bytes.beginsLine(index) else { continue }
      count += 1
      if count > Limits.directives { return SourceRange(index, index + 1) }
    }
    return nil
  }
}

/// Converts libyaml's marks, which count code points, to byte offsets.
struct CodePointOffsets {
  /// The number of code points between two checkpoints.
  private static let stride = 64

  private let start: Int
  private let end: Int
  /// The byte offset of every 64th code point; empty for ASCII, where a code point is a byte.
  private let checkpoints: [UInt32]
  /// The last position that was converted. Events are in order, so the next is close to it.
  private var last: (codePoint: Int, offset: Int)

  init(_ bytes: SourceBytes, from start: Int, isASCII: Bool) {
    self.start = start
    end = bytes.count
    last = (0, start)
    var checkpoints: [UInt32] = []
    if !isASCII {
      var codePoints = 0
      for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 {
        if codePoints % Self.stride == 0 { checkpoints.append(UInt32(index)) }
        codePoints += 1
      }
    }
    self.checkpoints = checkpoints
  }

  /// Returns the byte offset of a code point, counted from 0, or the end of the file for one past the last.
  mutating func byteOffset(ofCodePoint index: Int, in bytes: SourceBytes) -> Int {
    guard !checkpoints.isEmpty else { return min(start + index, end) }
    let checkpoint = index / Self.stride
    guard checkpoint < checkpoints.count else { return end }
    if index < last.codePoint || checkpoint > last.codePoint / Self.stride {
      last = (checkpoint * Self.stride, Int(checkpoints[checkpoint]))
    }
    while last.codePoint < index, last.offset < end {
      last.offset += 1
      while last.offset < end, bytes[last.offset] & 0xC0 == 0x80 { last.offset += 1 }
      last.codePoint += 1
    }
    return last.offset
  }
}
