import ModelTypes

extension ModelContext {
    /// Changes the rows for which a condition holds, by one statement that the file runs at once.
    ///
    /// No object is loaded and nothing is read first, so that increments of several processes all
    /// count. For example:
    /// ```swift
    /// try context.update(Person.self, where: Person.fields.name == "Ann", set: Person.fields.visits + 1)
    /// ```
    /// Pending changes aren't asked and stay pending. Objects in memory without changes have the new
    /// values afterwards. In ``write(_:)`` the statement is part of its transaction.
    /// - Parameters:
    ///   - model: the class; rows of classes below are changed, too.
    ///   - condition: what must hold in the file; nil for all rows.
    ///   - changes: at most one for each property.
    /// - Returns: how many rows the condition holds for.
    /// - Throws: `StoreError`, with the statement; no row is changed then.
    /// - Complexity: that of SQLite's plan, and O(*n*) for *n* objects of the class in memory.
    @discardableResult
    public func update<Model: PersistentModel>(
        _ model: Model.Type,
        where condition: Condition<Model>? = nil,
        set changes: FieldUpdate<Model>...
    ) throws -> Int {
        let use = beginUse()
        defer { use.end() }
        try throwReadError()
        try checkIsWritable()
        let entity = try entity(of: model)
        try entity.checkIsWritable()
        guard !changes.isEmpty else { return 0 }
        var sql = ConditionSQL(entity, self)
        let end = try sql.end(FetchRequest(condition: condition.map { StoreCondition($0.node) }))
        guard !sql.isInexact else {
            throw StoreError.unsupported(
                "\(entity.name): the server can't answer the condition of the update with the same"
                    + " meaning: fetch the objects, and change them"
            )
        }
        try checkTexts(changes, entity.info)
        var list = try changes.map { try sql.assignment($0.name, $0.change) }
        if entity.info.coreData != nil { list.append(CoreDataRows.nextVersion) }
        let table = "\(entity.info.sql.orAbort)\(quoted(entity.info.tableName))"
        let text = "UPDATE \(table) AS t0 SET \(list.joined(separator: ", "))"
        let statement = try entity.connection.statement(text + end)
        sql.bind(to: statement)
        if !isWriting, try !entity.connection.isIdle { try prepareToWrite() }
        let references = try ChangedReferences(to: changes.map(\.name), of: entity.info, self)
        do {
            try run(statement, changing: entity, references)
        } catch is UnstorableValue {
            let names = changes.map { "\(entity.info.name).\($0.name)" }.joined(separator: ", ")
            throw StoreError.notStorable(property: names, object: entity.info.name)
        } catch StoreError.sql(let failure) where failure.message == ColumnSQL.unstorableDate {
            throw unstorableDate(changes, entity.info)
        } catch StoreError.constraint(let failure) {
            throw brokenRule(failure, entity.info)
        }
        let count = try entity.connection.changes
        if count > 0 {
            try refreshTable(of: entity)
            for root in references.tables.sorted() { try refresh(entities[root]) }
        }
        return count
    }
}

extension ModelContext {
    /// Looks at texts that a server counts in another way.
    fileprivate func checkTexts<Model>(_ changes: [FieldUpdate<Model>], _ info: EntityInfo) throws {
        guard store.isRemote else { return }
        for change in changes {
            guard case .set(let value) = change.change else { continue }
            for (column, rule) in info.characterRules
            where info.columns[column] == change.name && !rule.allows(value) {
                throw StoreError.breaksRule(
                    property: "\(info.name).\(change.name)",
                    object: info.name,
                    rule: SQLiteDialect.condition(rule, quoted(change.name))
                )
            }
        }
    }

    /// A date that the texts of its column can't express.
    fileprivate func unstorableDate<Model>(
        _ changes: [FieldUpdate<Model>],
        _ info: EntityInfo
    ) -> StoreError {
        let change = changes.first { change in
            guard case .set(let value) = change.change,
                let column = info.columns.firstIndex(of: change.name)
            else { return false }
            return info.columnSQL[column].cannotStore(value)
        }
        return .notStorable(
            property: change.map { "\(info.name).\($0.name)" } ?? info.name,
            object: info.name,
            reason: ColumnSQL.unstorableDate
        )
    }

    /// A rule that rows break by their new values: an error that names the properties.
    fileprivate func brokenRule(_ failure: SQLFailure, _ info: EntityInfo) -> StoreError {
        if failure.constraint == .unique, let attributes = info.attributes(in: failure) {
            return .duplicate(attributes: attributes, objects: [info.name])
        }
        return info.error(for: failure, object: info.name) ?? .constraint(failure)
    }

    /// Runs a statement that changes rows of a table, now or at the end of `write(_:)`.
    fileprivate func run(
        _ statement: Statement,
        changing entity: ContextEntity,
        _ references: ChangedReferences
    ) throws {
        let tables = references.tables.union([entity.info.root])
        if isWriting {
            try runInsideWrite(statement, entity)
            updatedTables.formUnion(tables)
        } else {
            let rows = SavedRows(tables: tables)
            try store.following(openConnections) {
                try runInTransaction(statement, try entity.connection, rows, references)
            }
            store.saves.end(rows, except: followedSaves)
        }
    }
}

extension ModelContext {
    /// Runs a statement all or nothing.
    ///
    /// SQLite undoes a failed statement only if a rule of the table may refuse a row.
    private func runInsideWrite(_ statement: Statement, _ entity: ContextEntity) throws {
        guard entity.info.existing != nil else { return try statement.run() }
        try entity.connection.undoable { try statement.run() }
    }

    /// Runs a statement with what else belongs to the change: a server is asked once.
    private func runInTransaction(
        _ statement: Statement,
        _ connection: Connection,
        _ rows: SavedRows,
        _ references: ChangedReferences
    ) throws {
        func explain(_ error: any Error) -> any Error {
            guard connection.remote == nil else { return error }
            let writer = SaveWriter(self, [])
            return writer.explainCommit(error, [connection], updated: references.columns)
        }
        connection.steps = .together
        defer { connection.steps = .oneByOne }
        try connection.withKnownSchema {
            try SaveTransaction([connection]) { _ in [] }.run(explaining: explain) {
                try statement.run()
                try announce(rows)
            }
        }
    }
}

/// The references that hold values of columns that a statement changes.
private struct ChangedReferences {
    /// These columns. For example: `"customer"."code"`.
    let columns: Set<String>
    /// The tables on both sides of references that the database doesn't change along with the values.
    let tables: Set<Int>

    init(to names: [String], of info: EntityInfo, _ context: ModelContext) throws {
        let writer = SaveWriter(context, [])
        let changed = info.columns.indices.filter { names.contains(info.columns[$0]) }
        columns = writer.referredColumns(changed, of: info)
        tables = try writer.tablesOfLeftReferences(to: columns)
    }
}

extension ConditionSQL {
    /// For example: `"visits" = "visits" + ?3`.
    fileprivate mutating func assignment(_ name: String, _ change: FieldChange) throws -> String {
        let sql = try column(name)
        let column = sql.name
        return switch change {
        case .set(let value): "\(column) = \(sql.writing(bound(value)))"
        case .add(let value): "\(column) = \(sql.sum("+", bound(value)))"
        case .subtract(let value): "\(column) = \(sql.sum("-", bound(value)))"
        }
    }
}
