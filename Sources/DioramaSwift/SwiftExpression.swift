import DioramaTree

/// An expression that generated Swift assigns or passes.
package enum SwiftExpression: Sendable {
  /// A value of the scene, and whether an optional is allowed.
  case value(Value, isOptional: Bool)
  /// A parameter, with an optional conversion to the required number.
  indirect case parameter(String, NumberConversion?)
  /// The opposite of a Boolean.
  indirect case negated(SwiftExpression)
  /// A list of values, some of which come from parameters.
  indirect case list([SwiftExpression])
  /// A view of the scene, by its id.
  case view(String)
  /// A dimension of a view of the scene, by its id.
  case dimension(RelativeSize.Dimension, of: String)
  /// An object that fills a role.
  indirect case role(SwiftScene.Role)
  /// A closure that calls a handler.
  indirect case callback(SwiftScene.Callback)
  /// A row, by its id, where texts are also allowed.
  case cell(String)
  /// A view, by its id, where lists are also allowed.
  case item(String)
  /// The rows or items of a list, by their id, where texts and rows are also allowed.
  case rows(String)
  /// A text where rows are also allowed.
  indirect case text(SwiftExpression)
  /// How a value is computed from parameters and from values that change. All names in the value count as read.
  case computed(SwiftComputation, of: Value)
  /// An image at an address.
  indirect case remoteImage(SwiftExpression, placeholder: Image?, failure: Image?)
  /// An image of the app where an image at an address is also allowed.
  indirect case imageOfApp(SwiftExpression)
  /// The image that a setter sets.
  case loadedImage
  /// A closure that sets something of its first argument to its second, by an assignment or a call.
  indirect case setter(SwiftScene.Statement)
  /// A value that is the same in all scenes.
  indirect case fixed(SwiftScene.FixedArgument)

  /// Calls `body` with the name of each parameter that the expression reads.
  package func forEachInput(_ body: (String) -> Void) {
    switch self {
    case .value(let value, _): value.forEachName(body)
    case .parameter(let name, _): body(name)
    case .negated(let value): value.forEachInput(body)
    case .list(let elements): for element in elements { element.forEachInput(body) }
    case .role(let role): role.forEachInput(body)
    case .text(let text): text.forEachInput(body)
    case .remoteImage(let address, _, _): address.forEachInput(body)
    case .imageOfApp(let image): image.forEachInput(body)
    case .computed(_, let value): value.forEachName(body)
    case .view, .dimension, .cell, .item, .rows, .callback, .fixed, .loadedImage, .setter: break
    }
  }

  /// Whether the value is only known when the scene is created.
  package var dependsOnParameters: Bool {
    var depends = false
    forEachInput { _ in depends = true }
    return depends
  }

  /// Whether it is computed.
  fileprivate var isComputed: Bool { if case .computed = self { true } else { false } }

  /// Whether it is a closure that writes the state.
  var edits: Bool {
    if case .callback(let callback) = self { !callback.edits.isEmpty } else { false }
  }
}

extension SceneSource {
  /// Writes a statement about a view, given an expression for the view.
  func write(_ statement: SwiftScene.Statement, of view: String, _ writer: inout SwiftWriter) {
    switch statement {
    case .assign(let property, .callback(let callback)) where !callback.edits.isEmpty:
      writeEditing(callback, to: member(property, of: view) + " = ", "", &writer)
    case .assign(let property, .callback(let callback)):
      write(callback, to: property, of: view, &writer)
    case .assign(let property, let value) where value.isComputed:
      func writeHead(_ line: inout SwiftWriter) {
        write(member: property, of: view, to: &line)
        line.write(" = ")
      }
      write(value, after: writeHead, &writer)
    case .assign(let property, let value):
      writer.line { line in
        write(member: property, of: view, to: &line)
        line.write(" = ")
        write(value, to: &line)
      }
    case .call(let method, let arguments) where arguments.first?.value.edits == true:
      writeEditing(method, arguments, of: view, &writer)
    case .call(let method, let arguments):
      write(withConstantsOf: arguments, &writer) { writer in
        writer.call {
          write(member: method, of: view, to: &$0)
        } arguments: { call in
          for argument in arguments { call.argument { write(argument, &$0) } }
        }
      }
    case .callWithList(let method, let elements):
      writer.callWithList {
        write(member: method, of: view, to: &$0)
      } elements: { list in
        for element in elements { list.argument { write(element, to: &$0) } }
      }
    case .adapt(let adaptation, let statements): write(adaptation, statements, of: view, &writer)
    case .connectRows(let connection): write(connection, of: view, &writer)
    }
  }

  /// Writes the assignment of a closure, on several lines if it is too long for one.
  private func write(
    _ callback: SwiftScene.Callback, to property: String, of view: String, _ writer: inout SwiftWriter
  ) {
    writer.line { line in
      write(member: property, of: view, to: &line)
      line.write(" = ")
      callback.writeClosure(to: &line)
    } ifTooLong: { writer in
      writer.line { line in
        write(member: property, of: view, to: &line)
        line.write(" = { ")
        callback.writeClosureHead(to: &line)
      }
      writer.indented { callback.writeCallStatement(to: &$0) }
      writer.line("}")
    }
  }

  /// Writes an expression that is assigned or passed.
  func write(_ expression: SwiftExpression, to writer: inout SwiftWriter) {
    switch expression {
    case .value(let value, let isOptional): writer.write(value, isOptional: isOptional)
    case .parameter(let name, let conversion):
      let reading = SwiftReading(name)
      if let conversion { writer.write(conversion, of: reading) } else { writer.write(reading) }
    case .negated(let value):
      writer.write("!")
      write(value, to: &writer)
    case .list(let elements):
      writer.write("[")
      writer.list(elements) { element, writer in write(element, to: &writer) }
      writer.write("]")
    case .view(let id): writer.write(reference(to: id))
    case .dimension(let dimension, let id): writer.write(reference(to: id), ".", dimension.rawValue, "Anchor")
    case .role(let role): writeInstance(of: role, &writer)
    case .callback(let callback): callback.writeClosure(to: &writer)
    case .cell(let id): writer.write(".cell(", reference(to: id), ")")
    case .item(let id): writer.write(".view(", reference(to: id), ")")
    case .rows(let id): writer.write(".list(", reference(to: id), ")")
    case .text(let text):
      writer.write(".text(")
      write(text, to: &writer)
      writer.write(")")
    case .remoteImage(let address, let placeholder, let failure):
      writer.write(".address(")
      write(address, to: &writer)
      for (label, image) in [("placeholder", placeholder), ("failure", failure)] {
        guard let image else { continue }
        writer.write(", ", label, ": ")
        writer.write(.image(image), isOptional: true)
      }
      writer.write(")")
    case .imageOfApp(let image):
      writer.write(".image(")
      write(image, to: &writer)
      writer.write(")")
    case .loadedImage: writer.write("$1")
    case .setter(let statement): write(setter: statement, to: &writer)
    case .computed(let computation, _): write(computation, to: &writer)
    case .fixed(let argument): writer.write(valueOf: argument)
    }
  }

  /// Writes a closure that sets something of its first argument to its second.
  private func write(setter statement: SwiftScene.Statement, to writer: inout SwiftWriter) {
    writer.write("{ ")
    switch statement {
    case .assign(let property, let value):
      writer.write("$0.", property, " = ")
      write(value, to: &writer)
    case .call(let method, let arguments):
      writer.write("$0.", method, "(")
      writer.list(arguments) { argument, writer in write(argument, &writer) }
      writer.write(")")
    case .callWithList, .adapt, .connectRows: break
    }
    writer.write(" }")
  }
}

extension SwiftWriter {
  /// Writes an argument that the grammar specifies.
  package mutating func write(_ argument: SwiftScene.FixedArgument) {
    write(argument.label, ": ")
    write(valueOf: argument)
  }

  /// Writes an argument without its label.
  fileprivate mutating func write(valueOf argument: SwiftScene.FixedArgument) {
    switch argument.value {
    case .none: write("nil")
    case .enumerationCase(let name): write(".", SwiftName.member(name))
    case .literal(let value): write(value, isOptional: false)
    case .parameter(let name): write(SwiftName.escaped(name))
    }
  }

  /// Writes a value as a Swift expression, given whether an optional is allowed.
  package mutating func write(_ value: Value, isOptional: Bool) {
    switch value {
    case .literal(let text): write(literal: text)
    case .text(let segments): write(literal: segments)
    case .localized(let key, _, let comment): write(localized: key, comment: comment ?? "")
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let value): write(value.description)
    case .number(let value): write(value.shortText)
    case .url(let url): write(isOptional ? "URL(string: " : "URL(checked: ", literal: url, ")")
    case .color(let color): write(color)
    case .font(let font): write(font, isOptional)
    case .image(.symbol(let name)):
      write("UIImage(systemName: ", literal: name, isOptional ? ")" : ") ?? UIImage()")
    case .image(.asset(let name)):
      write("UIImage(named: ", literal: name, bundle.map { ", in: .\($0), with: nil)" } ?? ")")
      if !isOptional { write(" ?? UIImage()") }
    case .date(let date): write("Date(checked: ", literal: date, ")")
    // `.none` and `.some` alone would be cases of the optional.
    case .enumeration(let name) where isOptional && (name == "none" || name == "some"):
      write(".some(.", name, ")")
    case .enumeration(let name): write(".", SwiftName.member(name))
    case .insets(let insets): write(insets)
    case .size(let size):
      write("CGSize(width: ", size.width.shortText)
      write(", height: ", size.height.shortText, ")")
    case .list(let values):
      write("[")
      list(values) { value, writer in writer.write(value, isOptional: false) }
      write("]")
    case .parameter(let name): write(SwiftName.escaped(name))
    case .state(let name): write("state.", SwiftName.escaped(name))
    case .choice, .selection, .test, .relative, .remoteImage, .view: break
    }
  }

  /// Writes the app's text for a key.
  mutating func write(localized key: String, comment: String) {
    write(
      "NSLocalizedString(", literal: key, bundle.map { ", bundle: .\($0), comment: " } ?? ", comment: ")
    write(literal: comment)
    write(")")
  }

  /// Writes a call with a text as its argument.
  private mutating func write(_ head: String, literal text: String, _ tail: String) {
    write(head)
    write(literal: text)
    write(tail)
  }

  /// Writes a colour where the type `UIColor` is known.
  private mutating func write(_ color: Color) {
    switch color {
    case .named(let name): write(".", SwiftName.member(name))
    case .rgba(let components):
      write("UIColor(rgba: 0x")
      write(hexadecimal: components >> 16)
      write("_")
      write(hexadecimal: components & 0xFFFF)
      write(")")
    case .asset(let name):
      write("UIColor(asset: ", literal: name, bundle.map { ", in: .\($0))" } ?? ")")
    case .constant(let name): write(constant: name)
    case .adaptive(let light, let dark):
      write("UIColor(light: ")
      write(light)
      write(", dark: ")
      write(dark)
      write(")")
    }
  }

  /// Writes a member of a type, such as `Brand.accent`.
  private mutating func write(constant: String) {
    let names = constant.split(separator: ".")
    write(names.map { SwiftName.escaped(String($0)) }.joined(separator: "."))
  }

  private mutating func write(_ font: Font, _ isOptional: Bool) {
    switch font {
    case .system(let size, let weight, let style?):
      write(scaledLike: style, .system(size: size, weight: weight))
    case .named(let name, let size, let style?): write(scaledLike: style, .named(name, size: size))
    case .system(let size, let weight, nil):
      write(".systemFont(ofSize: ", size.shortText)
      if weight != "regular" { write(", weight: .", SwiftName.member(weight)) }
      write(")")
    case .style(let style):
      write(".preferredFont(forTextStyle: .", SwiftName.member(style), ")")
    case .named(let name, let size, nil):
      let size = size.shortText
      write("UIFont(name: ", literal: name, ", size: ")
      write(size, ") ?? .systemFont(ofSize: ")
      write(size, ")")
    }
  }

  private mutating func write(scaledLike style: String, _ font: Font) {
    write("UIFontMetrics(forTextStyle: .", SwiftName.member(style), ").scaledFont(for: ")
    write(font, false)
    write(")")
  }

  private mutating func write(_ insets: Insets) {
    write("NSDirectionalEdgeInsets(top: ", insets.top.shortText)
    write(", leading: ", insets.leading.shortText)
    write(", bottom: ", insets.bottom.shortText)
    write(", trailing: ", insets.trailing.shortText, ")")
  }
}

extension SceneSource {
  /// Writes the expression for a property or method of a view.
  private func write(member path: String, of view: String, to writer: inout SwiftWriter) {
    if let receiver = receiver(of: path, in: view) { writer.write(receiver, ".") }
    writer.write(path)
  }

  private func member(_ path: String, of view: String) -> String {
    receiver(of: path, in: view).map { $0 + "." + path } ?? path
  }

  /// Returns what is written before a property or method of a view. Those of the scene itself need no prefix unless a
  /// local name hides them.
  private func receiver(of path: String, in view: String) -> String? {
    guard view == RuntimeTree.screenID else { return view }
    let end = path.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }
    return isLocal(end.map { String(path[..<$0]) } ?? path) ? "self" : nil
  }

  /// Returns the name of a method for the initializer, where a parameter may hide it.
  func methodInInitializer(_ name: String) -> String {
    scene.parameters.contains { $0.name == name } ? "self.\(name)" : name
  }
}
