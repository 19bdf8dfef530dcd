import DioramaSyntax

extension Diagnostic {
  /// The message with a line for each note, for forms that have no notes of their own.
  func messageWithNotes(_ lines: LineTable, counting unit: ColumnUnit) -> String {
    let notes = notes.map { note in
      let place = lines.location(at: note.range.start, counting: unit)
      return "\nnote: line \(place.line), column \(place.column): \(Visible.text(note.message))"
    }
    return Visible.text(message) + notes.joined()
  }
}
