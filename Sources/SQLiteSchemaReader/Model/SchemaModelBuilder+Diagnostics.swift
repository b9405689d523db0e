import Diagnostics
import ModelIR

extension SchemaModelBuilder {
    func reportActions(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        let isPair = isJoin(table)
        let place = origin(table.name).location
        for reason in table.keys.flatMap({ unexpressedActions($0, of: table, isPair: isPair) }) {
            diagnostics.report(Diagnostic(.note, "sqlite.left-out", at: place, reason))
        }
    }

    func reportUntyped(_ column: Column, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        let declared = column.type.isEmpty ? "has no type" : "has the type '\(column.type)'"
        let message =
            "the column '\(column.name)' of '\(table.name)' \(declared), so its values are data: a number or"
            + " a text is read as the bytes of its text, and stays what it is unless these are changed; declare one"
            + " such as TEXT"
        report(.note, "sqlite.untyped-column", at: table.name, message, &diagnostics)
    }

    /// Reports the expressions among the columns of a view: those with inferred types, and those that
    /// are left out because there are no values to infer the type from.
    func reportExpressions(_ view: Table, _ diagnostics: inout DiagnosticSink) {
        let expressions = view.columns.filter(\.isUntyped)
        let place = origin(view.name).location
        let (unknown, known) = (
            expressions.filter(\.hasNoType), expressions.filter { !$0.hasNoType }
        )
        if !unknown.isEmpty {
            let message =
                "\(quotedNames(unknown)) of the view '\(view.name)' is left out: there are no values to infer"
                + " the type from; declare it in the view, as in CAST(count(*) AS INTEGER)"
            diagnostics.report(Diagnostic(.warning, "sqlite.untyped-column", at: place, message))
        }
        if !known.isEmpty {
            let message =
                "the type of \(quotedNames(known)) in the view '\(view.name)' is inferred from the first"
                + " rows\(dataAmong(known)); if later values may have another type, declare it in the view, as"
                + " in CAST(sum(price) AS REAL)"
            diagnostics.report(Diagnostic(.note, "sqlite.other-values", at: place, message))
        }
    }

    /// For example: `: for 'value', it's Data, …`.
    private func dataAmong(_ columns: [Column]) -> String {
        let data = columns.filter { $0.valueType == .binary && $0.mayHaveAnyClass }
            .filter { !$0.contents.isSubset(of: [.null, .blob]) }
        if data.isEmpty { return "" }
        return
            ": for \(quotedNames(data)), it's Data, the bytes of texts, because values have several types"
    }

    private func quotedNames(_ columns: [Column]) -> String {
        columns.map { "'\($0.name)'" }.joined(separator: ", ")
    }

    /// Warns about a column that is part of another's type because a comma is missing.
    func reportSwallowed(_ column: Column, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        let words = sqlWords(column.type).filter { !$0.hasPrefix("--") && !$0.hasPrefix("/*") }
        guard let name = swallowedColumn(words) else { return }
        let message =
            "'\(name)' is part of the type of '\(column.name)' in '\(table.name)': a comma is missing before"
            + " it"
        let place = place(of: [column.name, words[0], name], in: table.name).location
        diagnostics.report(Diagnostic(.warning, "sqlite.missing-comma", at: place, message))
    }

    /// The place of the last of some words in the statement that creates a table; that of the statement
    /// without them.
    private func place(of words: [String], in table: String) -> Origin {
        let statement = statements[table.lowercased()]
        guard let statement, let position = statement.position(of: words) else {
            return origin(table)
        }
        return Origin(file: statement.file, position: position)
    }

    /// Reports collations that other programs add to SQLite, and what code can't do without them.
    func reportCollations(_ diagnostics: inout DiagnosticSink) {
        for collation in schema.collations {
            let table = schema.tables.first { table in
                sqlWords(table.sql).contains {
                    unquotedName($0).lowercased() == collation.lowercased()
                }
            }
            let place = place(of: ["collate", collation], in: table?.name ?? "").location
            let message =
                "SQLite lacks the collation '\(collation)', which another program adds: code for SQLite"
                + " reads these values, but can't compare or sort them, nor save them if an index has them"
            diagnostics.report(Diagnostic(.note, "sqlite.unknown-collation", at: place, message))
        }
    }

    /// Reports tables that only a program with its own functions can change.
    func reportFunctions(_ diagnostics: inout DiagnosticSink) {
        for (table, function) in schema.unknownFunctions {
            let message =
                "code for SQLite reads rows of '\(table)', but can't save them: SQLite lacks the function"
                + " '\(function)', which another program adds, and which a trigger, a constraint, a generated"
                + " column or an index calls; remove what calls it to save them"
            report(.warning, "sqlite.unknown-function", at: table, message, &diagnostics)
        }
    }

    /// Reports a default that only the database can compute.
    func reportDefault(_ column: Column, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        guard let text = column.defaultExpression else { return }
        let part = "the default '\(text)' of '\(table.name).\(column.name)'"
        guard let number = column.insertionTime?.numberInText else {
            return leaveOut(part, table, &diagnostics)
        }
        let message =
            "\(part) is left out, and the property isn't a date: in a column of the type '\(column.type)', SQLite"
            + " makes a text of the \(number); declare INTEGER or REAL to have dates"
        report(.note, "sqlite.left-out", at: table.name, message, &diagnostics)
    }

    func reportOtherValues(_ column: Column, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        let classes = column.contents.subtracting(.null).names.joined(separator: " and ")
        let kind = column.declaredType == .uuid ? "UUIDs" : "dates"
        let values =
            if column.hasOtherTexts {
                "texts that aren't \(kind)"
            } else if column.declaredType == .date {
                "numbers that aren't dates"
            } else {
                "\(classes) values"
            }
        let declared = column.type.isEmpty ? "has no type" : "is declared as '\(column.type)'"
        let message =
            "the column '\(column.name)' of '\(table.name)' \(declared) and has \(values),"
            + " which decide its type here"
        report(.note, "sqlite.other-values", at: table.name, message, &diagnostics)
    }

    /// Reports a column of texts whose type lets SQLite change some of them.
    func reportNumericTexts(
        _ column: Column,
        _ table: Table,
        _ diagnostics: inout DiagnosticSink
    ) {
        let message =
            "the column '\(column.name)' of '\(table.name)' is declared as '\(column.type)', which SQLite takes for"
            + " numbers: it saves texts such as '007' and '1e3' as 7 and 1000; declare TEXT to keep them"
        report(.note, "sqlite.numeric-texts", at: table.name, message, &diagnostics)
    }

    /// Reports values of a column that aren't of its property's type.
    func reportUnfit(_ column: Column, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        let part = "the column '\(column.name)' of '\(table.name)' has \(column.unfitValues ?? "")"
        report(.note, "sqlite.other-values", at: table.name, part, &diagnostics)
    }

    func reportBroken(
        _ key: ForeignKey,
        _ name: String,
        _ table: Table,
        _ diagnostics: inout DiagnosticSink
    ) {
        let message =
            "rows of '\(table.name)' refer to rows of '\(key.table)' that don't exist: '\(name)' is"
            + " optional, although '\(key.columns[0])' needs a value; remove or correct these rows"
        report(.warning, "sqlite.broken-reference", at: table.name, message, &diagnostics)
    }

    func reportOthers(_ diagnostics: inout DiagnosticSink) {
        for view in schema.unreadableViews {
            let message =
                "the view '\(view.name)' is left out, because SQLite can't compute its rows:"
                + " \(view.problem)"
            report(.warning, "sqlite.left-out", at: view.name, message, &diagnostics)
        }
        for table in schema.virtualTables {
            leaveOut("the virtual table '\(table)'", at: table, &diagnostics)
        }
    }

    /// Objects don't see what triggers change until the next fetch.
    func reportTriggers(_ diagnostics: inout DiagnosticSink) {
        for trigger in schema.triggers {
            let message =
                "the trigger '\(trigger)' is left out: a database that code opens goes on running it, and objects"
                + " have what it changes after the next fetch"
            report(.note, "sqlite.left-out", at: trigger, message, &diagnostics)
        }
    }

    func leaveOut(_ key: ForeignKey, of table: Table, _ diagnostics: inout DiagnosticSink) {
        let part = "the foreign key (\(key.columns.joined(separator: ", "))) of '\(table.name)'"
        if let refusal = schema.refusal(of: key) {
            let isSame = key.table.lowercased() == table.name.lowercased()
            let tables = "'\(table.name)'" + (isSame ? "" : " and '\(key.table)'")
            let message =
                "\(part) is left out, and SQLite refuses to save and delete rows of \(tables): \(refusal)"
            let place = place(of: ["references", key.table], in: table.name).location
            return diagnostics.report(Diagnostic(.warning, "sqlite.left-out", at: place, message))
        }
        guard schema.referredTable(key) != nil else {
            let message =
                "\(part) is left out, because there is no table '\(key.table)' that it refers to: SQLite"
                + " refuses to save and delete rows of '\(table.name)'; create the table, or correct the"
                + " foreign key"
            let place = place(of: ["references", key.table], in: table.name).location
            return diagnostics.report(Diagnostic(.warning, "sqlite.left-out", at: place, message))
        }
        guard key.columns.count == 1, key.columns[0].lowercased() == table.integerKey?.lowercased()
        else { return leaveOut(part, table, &diagnostics) }
        let message =
            "\(part) is the number of its rows, and therefore not a relationship: create objects with the"
            + " number of the '\(key.table)' that they belong to"
        report(.note, "sqlite.left-out", at: table.name, message, &diagnostics)
    }

    func leaveOut(_ part: String, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        leaveOut(part, at: table.name, &diagnostics)
    }

    func leaveOut(_ part: String, at name: String, _ diagnostics: inout DiagnosticSink) {
        let message = "\(part) has no equivalent in a model and is left out"
        report(.note, "sqlite.left-out", at: name, message, &diagnostics)
    }

    /// - Parameter name: The name of a table, view or trigger, whose statement is the place.
    private func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at name: String,
        _ message: String,
        _ diagnostics: inout DiagnosticSink
    ) {
        diagnostics.report(Diagnostic(severity, id, at: origin(name).location, message))
    }
}
