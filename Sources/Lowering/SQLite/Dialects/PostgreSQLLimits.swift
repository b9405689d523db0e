import Diagnostics
import ModelIR

/// The parts of a table that PostgreSQL doesn't store as SQLite does.
struct PostgreSQLLimits {
    let table: TableDefinition

    /// The length to which the server cuts names, in bytes.
    static let nameLength = 63
    /// The largest number of columns of a table.
    static let columnCount = 1_600
    /// The columns that every table has.
    static let systemColumns: Set = ["cmax", "cmin", "ctid", "tableoid", "xmax", "xmin"]

    var diagnostics: [Diagnostic] {
        let advice = table.isJoinTable ? Self.shortenParts : Self.shorten
        let own = [longName("table", table.name, table.origin, advice), tooManyColumns]
        let indexes = table.indexes.map { longName("index", $0.name, $0.origin, Self.shortenParts) }
        return (own + table.columns.flatMap(problems) + indexes).compactMap(\.self)
    }

    private func problems(_ column: TableColumn) -> [Diagnostic?] {
        let origin = column.origin ?? table.origin
        return [
            longName("column", column.name, origin, Self.shorten), reservedName(column, origin),
            uncheckedCount(column, origin), nullCharacter(column, origin),
        ]
    }

    private func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at origin: Origin,
        _ message: String
    ) -> Diagnostic {
        Diagnostic(severity, id, at: origin.location(of: "name"), message)
    }
}

// MARK: - Members

extension PostgreSQLLimits {
    /// The diagnostic for a relationship with which a container on a server doesn't open.
    static func uncountedMembers(_ limit: MemberLimit) -> Diagnostic {
        Diagnostic(
            .warning,
            "postgresql.member-count",
            at: limit.origin.location(of: "name"),
            "'\(limit.name)' limits the number of its members, which a server doesn't check: leave the"
                + " limits out, and check them in code"
        )
    }
}

// MARK: - Names

extension PostgreSQLLimits {
    private static let shorten = "give it a shorter name"
    private static let shortenParts = "shorten the names that it consists of"

    private func longName(
        _ kind: String,
        _ name: String,
        _ origin: Origin,
        _ advice: String
    ) -> Diagnostic? {
        guard name.utf8.count > Self.nameLength else { return nil }
        return report(
            .error,
            "postgresql.long-name",
            at: origin,
            "the name of the \(kind) '\(name)' has \(name.utf8.count) bytes, and PostgreSQL keeps"
                + " \(Self.nameLength); \(advice)"
        )
    }

    private func reservedName(_ column: TableColumn, _ origin: Origin) -> Diagnostic? {
        guard Self.systemColumns.contains(column.name) else { return nil }
        return report(
            .error,
            "postgresql.reserved-name",
            at: origin,
            "'\(column.name)' of '\(table.name)' has the name of a column that PostgreSQL adds to every"
                + " table; rename it"
        )
    }

    private var tooManyColumns: Diagnostic? {
        let count = table.columns.count + (table.isJoinTable ? 0 : 1)
        guard count > Self.columnCount else { return nil }
        return report(
            .error,
            "entity.too-many-columns",
            at: table.origin,
            "the table '\(table.name)' has \(count) columns with its key, and PostgreSQL takes"
                + " \(Self.columnCount) at most; move attributes to entities of their own, and relate"
                + " those to it"
        )
    }
}

// MARK: - Values

extension PostgreSQLLimits {
    /// The server counts scalars, of which a character may have several.
    private func uncheckedCount(_ column: TableColumn, _ origin: Origin) -> Diagnostic? {
        guard let rule = column.check, rule.countsCharacters else { return nil }
        return report(
            .warning,
            "postgresql.character-count",
            at: origin,
            "'\(column.name)' of '\(table.name)' has a rule for its number of characters, and"
                + " PostgreSQL counts Unicode scalars: the table only has the lower bound; code checks the"
                + " rule before it saves"
        )
    }

    private func nullCharacter(_ column: TableColumn, _ origin: Origin) -> Diagnostic? {
        var texts = column.check?.texts ?? []
        if column.isRequired, case .string(let text) = column.defaultValue { texts.append(text) }
        guard texts.contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
        return report(
            .error,
            "postgresql.null-character",
            at: origin,
            "a value of '\(column.name)' of '\(table.name)' contains the character NUL, which"
                + " PostgreSQL can't store"
        )
    }
}

extension ColumnCheck {
    /// Whether a bound holds for characters, but not for scalars: a text with a scalar has a character.
    fileprivate var countsCharacters: Bool {
        switch self {
        case .characterCount(let bounds): bounds.upper != nil || bounds.lower ?? 0 > 1
        case .all(let checks): checks.contains(where: \.countsCharacters)
        case .integers, .texts, .range, .realRange, .byteCount: false
        }
    }

    /// The texts that the check allows.
    fileprivate var texts: [String] {
        switch self {
        case .texts(let texts): texts
        case .all(let checks): checks.flatMap(\.texts)
        case .integers, .range, .realRange, .characterCount, .byteCount: []
        }
    }
}
