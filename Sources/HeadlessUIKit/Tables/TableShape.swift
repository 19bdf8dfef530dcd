/// How many rows the sections of a table have, as the data source last said.
struct TableShape {
  let rowCounts: [Int]
  private let starts: [Int]
  let rowCount: Int

  init(rowCounts: [Int]) {
    self.rowCounts = rowCounts
    var starts: [Int] = []
    var total = 0
    for count in rowCounts {
      starts.append(total)
      total += count
    }
    self.starts = starts
    rowCount = total
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  func position(of path: IndexPath) -> Int { starts[path.section] + path.row }

  func paths(in positions: Range<Int>) -> [IndexPath] {
    var paths: [IndexPath] = []
    for section in rowCounts.indices {
      let start = starts[section]
      let rows = positions.clamped(to: start..<start + rowCounts[section])
      paths += rows.map { IndexPath(row: $0 - start, section: section) }
    }
    return paths
  }
}
