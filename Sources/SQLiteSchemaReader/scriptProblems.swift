import DatabaseReading
import ModelIR

/// Returns what is wrong with the statement of a script that SQLite can't run, and what to do, if that is
/// known.
func scriptMessage(_ problem: SQLiteProblem, in text: [UInt8]) -> String {
    if problem.isOutOfTime {
        return
            "the statement takes too long: let SQLite make a database of the script, and read that"
    }
    let message = "the statement fails: \(problem.message)"
    if let cause = scriptCause(text) { return "\(message); \(cause)" }
    guard problem.unknownFunction != nil else { return message }
    return message
        + ", which another program adds: remove the statement, or let that program make a database,"
        + " and read that"
}

/// Returns why SQLite can't run a script that is for something else; `nil` without a clue.
func scriptCause(_ text: [UInt8]) -> String? {
    let lines = String(decoding: text, as: UTF8.self).uppercased().split { $0.isNewline }
    let mySQL = ["ENGINE=", "ENGINE =", "MYSQL DUMP", "MARIADB DUMP", "AUTO_INCREMENT", "/*!40"]
    let postgreSQL = [
        "POSTGRESQL DATABASE DUMP", "CREATE EXTENSION", "NEXTVAL(", "PUBLIC.", " SERIAL",
        "BIGSERIAL",
        "TEXT[]", "WITH TIME ZONE DEFAULT", "::TEXT", "OWNER TO",
    ]
    let sqlServer = [
        "[DBO].", " DBO.", "SET ANSI_NULLS", "SET QUOTED_IDENTIFIER", "NVARCHAR(MAX)",
    ]
    let systems = [("MySQL", mySQL), ("PostgreSQL", postgreSQL), ("SQL Server", sqlServer)]
    let system = systems.first { _, signs in
        lines.contains { line in signs.contains { line.contains($0) } }
    }
    if let (name, _) = system {
        return
            "the script is for \(name), and modelgen reads that of SQLite: create the tables in a SQLite"
            + " database, and read that"
    }
    let isShell = lines.contains { line in
        line.first == "." && line.dropFirst().first?.isLetter == true
    }
    return isShell
        ? "lines that begin with '.' are commands of the program sqlite3: remove them, or let it make a"
            + " database, and read that" : nil
}

/// Whether a text is in UTF-16, as some shells of Windows write what programs print.
func isUTF16(_ text: [UInt8]) -> Bool {
    text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
        || text.count > 3 && (text[0] == 0) != (text[1] == 0) && (text[0] == 0) == (text[2] == 0)
}

/// Returns the position of the first byte that isn't UTF-8.
func firstInvalidByte(_ text: [UInt8]) -> Origin.Position? {
    var line = 1
    for bytes in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let decoded = String(decoding: bytes, as: UTF8.self).utf8
        if !decoded.elementsEqual(bytes) {
            let same = zip(decoded, bytes).prefix { $0 == $1 }.count
            return Origin.Position(line: line, column: same + 1)
        }
        line += 1
    }
    return nil
}
