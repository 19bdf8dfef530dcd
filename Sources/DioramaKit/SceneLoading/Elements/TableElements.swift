extension SceneElements {
  mutating func registerTables() {
    var table = SceneElement("table", extends: "scroll") { UITableView() }
    table.content("rows") { table, contents in table.setRows(contents.compactMap(TableRow.init)) }
    table.event("numberOfSections") { table, callback in
      table.numberOfSectionsHandler = { callback($0) as? Int ?? 1 }
    }
    table.event("numberOfRows") { table, callback in
      table.numberOfRowsHandler = { callback($0, $1) as? Int ?? 0 }
    }
    table.event("cellForRow") { table, callback in
      table.cellForRowHandler = { callback($0, $1) as? UITableViewCell ?? UITableViewCell() }
    }
    table.event("heightForRow") { table, callback in
      table.heightForRowHandler = { callback($0, $1) as? CGFloat ?? UITableView.automaticDimension }
    }
    table.event("heightForHeader") { table, callback in
      table.heightForHeaderHandler = { callback($0, $1) as? CGFloat ?? UITableView.automaticDimension }
    }
    table.event("heightForFooter") { table, callback in
      table.heightForFooterHandler = { callback($0, $1) as? CGFloat ?? UITableView.automaticDimension }
    }
    table.event("viewForHeader") { table, callback in
      table.viewForHeaderHandler = { callback($0, $1) as? UIView }
    }
    table.event("viewForFooter") { table, callback in
      table.viewForFooterHandler = { callback($0, $1) as? UIView }
    }
    table.event("didSelectRow") { table, callback in
      table.didSelectRowHandler = { callback($0, $1) }
    }
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
