import CSQLite
import DatabaseReading
import ModelIR

/// Scripts that run in memory, one after another, where they can't reach files.
final class Script {
    /// The places of the statements that create tables and views, by lowercase name.
    private(set) var places: [String: Origin] = [:]
    /// The position of the statement that runs.
    private(set) var position = Origin.Position(line: 1, column: 1)
    /// What the script isn't allowed to do, if it tried. For example: `ATTACH`.
    private(set) var refusal: String?
    /// The virtual tables whose modules this SQLite doesn't have.
    private(set) var unknownVirtualTables: [String] = []
    /// What doesn't run, although the script is read: messages with places.
    private(set) var skipped: [(place: Origin, message: String)] = []
    /// The statements that create tables, by lowercase name.
    private(set) var statements: [String: ScriptStatement] = [:]
    /// The functions that SQLite lacks, and that the schema names.
    private var functions: Set<String> = []
    /// The virtual table that the statement creates.
    private var virtualTable: String?
    /// The tables that the statement creates.
    private var created: [String] = []
    /// The index of the mistake in the statement, if it's known.
    private var mistake: Int?
    private var file: OriginFile = ""
    private var line = 1
    private var column = 1

    /// Runs the statements of a file in order, up to the first error.
    func run(
        _ text: [UInt8],
        of file: OriginFile,
        in connection: Connection
    ) throws(SQLiteProblem) {
        self.file = file
        (line, column) = (1, 1)
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(connection.handle, authorize, context)
        defer { sqlite3_set_authorizer(connection.handle, nil, nil) }
        try withUnistr(connection.handle) { () throws(SQLiteProblem) in
            try runStatements(withoutDownParts(text), in: connection)
        }
    }

    private func runStatements(
        _ text: [UInt8],
        in connection: Connection
    ) throws(SQLiteProblem) {
        var start = 0
        while let next = startOfStatement(text, from: start) {
            advance(text[start..<next])
            position = Origin.Position(line: line, column: column)
            (virtualTable, mistake) = (nil, nil)
            created = []
            let end = try runOrSkip(text, from: next, in: connection)
            let statement = ScriptStatement(text: text[next..<end], file: file, position: position)
            for name in created where statements[name] == nil { statements[name] = statement }
            advance(text[next..<end])
            start = end
        }
    }

    private var place: Origin { Origin(file: file, position: position) }

    /// Notes a table or a view; the first statement of a name counts.
    fileprivate func create(_ name: String) {
        if places[name.lowercased()] == nil { places[name.lowercased()] = place }
        created.append(name.lowercased())
    }

    fileprivate func createVirtual(_ name: String) {
        create(name)
        virtualTable = name
    }

    fileprivate func refuse(_ action: String) -> Int32 {
        refusal = action
        return SQLITE_DENY
    }

    /// Runs a statement, and returns the index behind it. Skips statements that only SQLite itself may
    /// run, which dumps contain.
    ///
    /// For example: `CREATE TABLE sqlite_sequence(name,seq);`.
    private func runOrSkip(
        _ text: [UInt8],
        from start: Int,
        in connection: Connection
    ) throws(SQLiteProblem) -> Int {
        do throws(SQLiteProblem) {
            return try runFirst(text[start...], in: connection)
        } catch {
            let statement = text[start..<endOfStatement(text, from: start)]
            if addPlaceholder(for: error, statement, in: connection) {
                return try runOrSkip(text, from: start, in: connection)
            }
            guard isSkipped(error, statement) else {
                if refusal == nil { position = place(of: error, in: statement) }
                throw error
            }
            let end = endOfStatement(text, from: start)
            if let table = restoredTable(text[start..<end]) {
                create(table)
                unknownVirtualTables.append(table)
            }
            return end
        }
    }

    /// Adds a function that SQLite lacks if a statement of the schema names it, as another program's do.
    ///
    /// - Returns: Whether the statement is worth another try.
    private func addPlaceholder(
        for error: SQLiteProblem,
        _ statement: ArraySlice<UInt8>,
        in connection: Connection
    ) -> Bool {
        let word = sqlWords(String(decoding: statement, as: UTF8.self)).first?.uppercased()
        guard let function = error.unknownFunction, word == "CREATE" || word == "ALTER",
            functions.insert(function.lowercased()).inserted
        else { return false }
        connection.addPlaceholder(for: function)
        return true
    }

    /// Removes the functions that SQLite lacks: what needs them is reported as for a database.
    func removePlaceholders(from connection: Connection) {
        for function in functions { connection.removePlaceholder(for: function) }
    }

    /// Whether a script goes on behind a statement that fails.
    private func isSkipped(_ error: SQLiteProblem, _ statement: ArraySlice<UInt8>) -> Bool {
        if error.message.hasPrefix("object name reserved for internal use")
            || error.message.hasSuffix("may not be modified")
        {
            return true
        }
        let words = sqlWords(String(decoding: statement, as: UTF8.self)).map { $0.uppercased() }
        if refusal != nil, words.first == "VACUUM", !words.contains("INTO") {
            refusal = nil
            return true
        }
        // Programs add functions to SQLite, which don't change what tables look like.
        let isIndex = words.first == "CREATE" && words.prefix(3).contains("INDEX")
        guard error.message.hasPrefix("no such function"), isIndex || words.first == "SELECT" else {
            return false
        }
        skipped.append((place, "the statement isn't run: \(error.message)"))
        return true
    }

    /// The place of a mistake in a statement: what SQLite says, or the name that the message ends in.
    private func place(
        of error: SQLiteProblem,
        in statement: ArraySlice<UInt8>
    ) -> Origin.Position {
        let whole = ScriptStatement(text: statement, file: file, position: position)
        if let mistake { return whole.position(of: mistake) }
        let name = error.message.split(separator: " ").last.map(String.init) ?? ""
        return whole.position(of: [name]) ?? position
    }

    /// Runs the first statement, and returns the index behind it.
    private func runFirst(
        _ text: ArraySlice<UInt8>,
        in connection: Connection
    ) throws(SQLiteProblem) -> Int {
        var statement: OpaquePointer?
        var length = 0
        let code = text.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                var tail: UnsafePointer<CChar>?
                let start = characters.baseAddress
                let code = sqlite3_prepare_v2(
                    connection.handle,
                    start,
                    Int32(clamping: characters.count),
                    &statement,
                    &tail
                )
                if let tail, let start { length = tail - start }
                return code
            }
        }
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK else {
            let offset = Int(errorOffset(connection.handle))
            if offset >= 0 { mistake = text.startIndex + offset }
            throw connection.problem
        }
        guard let statement else { return text.endIndex }
        var result = sqlite3_step(statement)
        while result == SQLITE_ROW { result = sqlite3_step(statement) }
        guard result == SQLITE_DONE || isOfUnknownModule(connection.problem) else {
            throw connection.problem
        }
        return text.startIndex + length
    }

    /// Notes a virtual table that this SQLite can't create, but another one can.
    private func isOfUnknownModule(_ problem: SQLiteProblem) -> Bool {
        let reasons = ["no such module", "no such tokenizer", "unknown tokenizer"]
        guard let virtualTable, reasons.contains(where: problem.message.hasPrefix) else {
            return false
        }
        unknownVirtualTables.append(virtualTable)
        return true
    }

    /// The text with spaces for the parts that undo a migration, in scripts of tools that keep both ways
    /// in one file.
    private func withoutDownParts(_ text: [UInt8]) -> [UInt8] {
        var (text, start, isDown, line) = (text, 0, false, 1)
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            if text[start..<end].starts(with: "--".utf8),
                let mark = migrationMark(text[start..<end])
            {
                if mark.isDown, !isDown {
                    let position = Origin.Position(line: line, column: 1)
                    let place = Origin(file: file, position: position)
                    skipped.append((place, "the statements after '\(mark.words)' aren't run"))
                }
                isDown = mark.isDown
            }
            if isDown { for index in start..<end where text[index] != 0 { text[index] = 0x20 } }
            (start, line) = (end + 1, line + 1)
        }
        return text
    }

    private func advance(_ text: ArraySlice<UInt8>) {
        for byte in text {
            if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
        }
    }
}

/// What a comment says about the statements that follow it, if it's a mark of a tool for migrations.
///
/// For example: `-- +goose Down`, `-- migrate:up`.
private func migrationMark(_ line: ArraySlice<UInt8>) -> (isDown: Bool, words: String)? {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.dropFirst(2).split { $0.isWhitespace }.map { $0.lowercased() }
    let isMark =
        words.first == "+goose" || words.first == "+migrate"
        || words.first?.hasPrefix("migrate:") == true
    guard isMark else { return nil }
    let way =
        words[0].hasPrefix("migrate:") ? String(words[0].dropFirst(8)) : words.dropFirst().first
    guard way == "down" || way == "up" else { return nil }
    return (way == "down", String(text.filter { $0 != "\r" }))
}

/// Returns the index behind the semicolon of a statement other than `CREATE TRIGGER`.
private func endOfStatement(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: ";"), text[index] != 0 {
        index = endOfToken(text, index)
    }
    return min(index + 1, text.count)
}

/// Returns the virtual table that a dump restores by writing to SQLite's own table; `nil` for other
/// statements.
///
/// For example: `notes_fts` of `INSERT INTO sqlite_schema(…) VALUES('table','notes_fts',…`.
private func restoredTable(_ statement: ArraySlice<UInt8>) -> String? {
    let bytes = Array(statement)
    var texts: [String] = []
    var index = 0
    while index < bytes.count, texts.count < 2 {
        let end = endOfToken(bytes, index)
        if bytes[index] == UInt8(ascii: "'") {
            texts.append(unquotedText(String(decoding: bytes[index..<end], as: UTF8.self)))
        }
        index = end
    }
    return texts.first == "table" && texts.count == 2 ? texts[1] : nil
}

/// Returns the index of the next statement, behind white space and comments; `nil` at the end.
private func startOfStatement(_ text: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < text.count {
        let rest = text[index...]
        if rest.starts(with: "--".utf8) {
            index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        } else if rest.starts(with: "/*".utf8) {
            var end = index + 2
            while end < text.count, !text[end...].starts(with: "*/".utf8) { end += 1 }
            index = min(end + 2, text.count)
        } else if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
            index += 3
        } else if text[index] <= 0x20 || text[index] == UInt8(ascii: ";") {
            index += 1
        } else {
            return index
        }
    }
    return nil
}

/// Decides on an action of a statement that is compiled. Most settings are ignored, as scripts that dump
/// a database contain some.
private func authorize(
    _ context: UnsafeMutableRawPointer?,
    _ action: Int32,
    _ first: UnsafePointer<CChar>?,
    _ second: UnsafePointer<CChar>?,
    _ database: UnsafePointer<CChar>?,
    _ trigger: UnsafePointer<CChar>?
) -> Int32 {
    guard let context else { return SQLITE_DENY }
    let script = Unmanaged<Script>.fromOpaque(context).takeUnretainedValue()
    switch action {
    case SQLITE_ATTACH, SQLITE_DETACH: return script.refuse("ATTACH, DETACH and VACUUM")
    case SQLITE_PRAGMA:
        let value = second.map { String(cString: $0) }
        return decision(onSetting: first.map { String(cString: $0) } ?? "", value: value)
    case SQLITE_FUNCTION:
        let name = second.map { String(cString: $0).lowercased() }
        return name == "load_extension" ? script.refuse("load_extension") : SQLITE_OK
    case SQLITE_CREATE_TABLE, SQLITE_CREATE_VIEW, SQLITE_CREATE_TRIGGER:
        if let first { script.create(String(cString: first)) }
        return SQLITE_OK
    case SQLITE_CREATE_VTABLE:
        if let first { script.createVirtual(String(cString: first)) }
        return SQLITE_OK
    default: return SQLITE_OK
    }
}
