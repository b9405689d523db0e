/// A save that is in one file, and that another file may not have.
struct UndecidedSave {
    /// In hexadecimal digits.
    let id: String
    let connection: Connection
    /// The file whose commit failed, if this process has seen it fail.
    var refusedBy: Connection?

    /// Leaves nothing of the save in the file.
    ///
    /// What others have written since stays: a column with another value, a row that's gone. Rows
    /// that others refer to by a required reference stay, too, with everything else of the save.
    func undo() throws {
        guard try isThere() else { return }
        try overwriteRefusedCommit()
        do {
            try connection.transaction("BEGIN IMMEDIATE") {
                // Another process may have come first.
                guard try isThere() else { return }
                // What the save wrote for a moment may be what a CHECK forbids.
                try connection.withoutChecks(undoSteps)
                try delete()
            }
        } catch StoreError.constraint {
            try keep()
        }
    }

    /// The save is in all files: forgets how to undo it.
    func keep() throws {
        try connection.transaction("BEGIN IMMEDIATE") { try delete() }
    }

    private func isThere() throws -> Bool {
        try !connection.texts("SELECT 1 FROM \"_ModelStore_saves\" WHERE \"id\" = x'\(id)'").isEmpty
    }

    /// A commit that failed may be in the log all the same, and count after a power failure, until
    /// another one is written over it.
    private func overwriteRefusedCommit() throws {
        try refusedBy?.transaction("BEGIN IMMEDIATE") {
            try refusedBy?.execute("INSERT INTO \"_ModelStore_saves\" VALUES (x'\(id)', x'')")
            try refusedBy?.execute("DELETE FROM \"_ModelStore_saves\" WHERE \"id\" = x'\(id)'")
        }
    }

    private func delete() throws {
        try connection.execute("DELETE FROM \"_ModelStore_undo\" WHERE \"save\" = x'\(id)'")
        try connection.execute("DELETE FROM \"_ModelStore_saves\" WHERE \"id\" = x'\(id)'")
    }

    private func undoSteps() throws {
        let rows = try connection.texts(
            """
            SELECT "step", "table", "change", "key", "other", "column" FROM "_ModelStore_undo"
                WHERE "save" = x'\(id)' ORDER BY "step" DESC
            """
        )
        var steps = rows.compactMap(UndoStep.init)[...]
        while let step = steps.popFirst() {
            let keys = try connection.keyColumns(of: step.table)
            switch step.change {
            case .insert:
                try run("DELETE FROM \(quoted(step.table)) WHERE \(step.condition(keys))")
            case .update: try undoUpdate(step, keys)
            case .delete:
                let row = [step] + steps.prefix { $0.isOfRow(of: step) }
                steps = steps.dropFirst(row.count - 1)
                try undoDelete(row)
            }
        }
    }

    private func undoUpdate(_ step: UndoStep, _ keys: [String]) throws {
        let column = quoted(step.column)
        func set(_ value: String) throws {
            try connection.execute(
                """
                UPDATE \(quoted(step.table)) SET \(column) = \(value)
                    WHERE \(step.condition(keys)) AND \(column) IS \(step.value("after"))
                """
            )
        }
        do {
            try set(step.value("before"))
        } catch StoreError.constraint {
            // Another's row has the value since: the save's last one stays, none in between.
            try set(step.lastValue)
        }
    }

    private func undoDelete(_ row: [UndoStep]) throws {
        guard let table = row.first?.table else { return }
        try run(
            """
            INSERT INTO \(quoted(table)) (\(row.map { quoted($0.column) }.joined(separator: ", ")))
                SELECT \(row.map { $0.value("before") }.joined(separator: ", "))
            """
        )
    }

    /// Where another's row took the place since, it stays.
    private func run(_ sql: String) throws {
        do { try connection.execute(sql) } catch StoreError.constraint {}
    }
}

/// One change to one row, or the value of one column of a deleted row.
private struct UndoStep {
    let number: String
    let table: String
    let change: SharedSaveTables.Change
    let key: String
    let other: String?
    let column: String

    init?(_ row: [String?]) {
        guard let number = row[0], let table = row[1], let key = row[3],
            let change = row[2].flatMap(Int.init).flatMap(SharedSaveTables.Change.init)
        else { return nil }
        self.number = number
        self.table = table
        self.change = change
        self.key = key
        other = row[4]
        column = row[5] ?? ""
    }

    func isOfRow(of step: UndoStep) -> Bool {
        change == step.change && table == step.table && key == step.key && other == step.other
    }

    func condition(_ keys: [String]) -> String {
        zip(keys, [key, other]).compactMap { name, value in
            value.map { "\(quoted(name)) = \($0)" }
        }.joined(separator: " AND ")
    }

    /// The value never leaves SQLite: it stays as exact as it was.
    func value(_ column: String) -> String {
        "(SELECT \(quoted(column)) FROM \"_ModelStore_undo\" WHERE \"step\" = \(number))"
    }

    /// What the save left in the column of the row.
    var lastValue: String {
        """
        (SELECT last."after" FROM "_ModelStore_undo" this JOIN "_ModelStore_undo" last
            USING ("save", "table", "change", "key", "column")
            WHERE this."step" = \(number) AND last."other" IS this."other"
            ORDER BY last."step" DESC LIMIT 1)
        """
    }
}
