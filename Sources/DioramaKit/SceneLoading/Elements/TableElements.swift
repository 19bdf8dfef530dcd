extension SceneElements {
  mutating func registerTables() {
    var table = SceneElement("table", extends: "scroll") { UITableView() }
    table.content("rows") { table, contents in table.setRows(contents.compactMap(TableRow.init)) }
    table.registerDataEvents()
    table.registerLookEvents()
    table.registerSelectionEvents()
    register(table)

    register(SceneElement("row") { UITableViewCell() })

    var cell = SceneElement("cell", extends: "row") { UITableViewCell(style: .value1, reuseIdentifier: nil) }
    cell.attribute("title", .optional(.string)) { $0.textLabel?.text = $1 }
    cell.attribute("detail", .optional(.string)) { $0.detailTextLabel?.text = $1 }
    cell.attribute("image", .optional(.image)) { $0.imageView?.image = $1 }
    cell.attribute("accessory", .accessory) { $0.accessoryType = $1 }
    cell.event("select") { cell, callback in
      cell.selectHandler = { callback() }
    }
    register(cell)

    var switchCell = SceneElement("switchCell", extends: "row") { SwitchWithTextTableViewCell() }
    switchCell.configure(["dataSource", "delegate", "viewModel"]) { parts in
      if parts.hasRole("viewModel") {
        let viewModel = parts.role("viewModel", (any SwitchWithTextCellViewModel).self) {
          InlineSwitchViewModel($0)
        }
        return { cell in
          if let viewModel { cell.configure(withViewModel: viewModel) }
        }
      }
      let dataSource = parts.role("dataSource", (any SwitchWithTextCellDataSource).self) {
        InlineSwitchDataSource($0)
      }
      let delegate = parts.role("delegate", (any SwitchWithTextCellDelegate).self) {
        InlineSwitchDelegate($0)
      }
      return { cell in
        if let dataSource { cell.configure(withDataSource: dataSource, delegate: delegate) }
      }
    }
    register(switchCell)
  }
}

extension TableRow {
  fileprivate init?(_ content: SceneContent) {
    switch content {
    case .text(let text): self = .text(text)
    case .view(let view as UITableViewCell): self = .cell(view)
    case .view: return nil
    }
  }
}
