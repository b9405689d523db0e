import DatabaseReading
import ModelIR

/// A table of a database.
struct Table {
    let name: String
    /// The statement that created it; empty for a view.
    let sql: String
    let hasRowNumbers: Bool
    var isView = false
    var isStrict = false
    var columns: [Column] = []
    var keys: [ForeignKey] = []
    var indexes: [TableIndex] = []

    /// The names of the columns of the primary key, in its order.
    var primaryKey: [String] {
        columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }.map(\.name)
    }

    /// The column that is a row's number: an `INTEGER PRIMARY KEY`, which needs no index, or in a table
    /// without rowids a primary key of integers.
    var integerKey: String? {
        guard primaryKey.count == 1 else { return nil }
        if hasRowNumbers {
            return indexes.contains(where: \.isPrimaryKey) ? nil : primaryKey[0]
        }
        return column(primaryKey[0])?.valueType == .integer64 ? primaryKey[0] : nil
    }

    /// What rows are found by: a column, or SQLite's own name of their number.
    var key: String? {
        if let integerKey { return integerKey }
        return hasRowNumbers ? ["rowid", "_rowid_", "oid"].first { column($0) == nil } : nil
    }

    /// Whether no two rows have the same value in a column.
    func isUnique(_ column: Column) -> Bool { uniqueIndex(column) != nil }

    /// The index that makes the values of a column unique.
    func uniqueIndex(_ column: Column) -> TableIndex? {
        indexes.first { index in
            index.isUnique && !index.isPartial
                && index.columns.map { $0.name?.lowercased() } == [column.name.lowercased()]
        }
    }

    func column(_ name: String) -> Column? {
        columns.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// A column of a table.
struct Column {
    let name: String
    /// The type as written. For example: `VARCHAR(20)`.
    let type: String
    /// Whether its table is STRICT.
    let isStrict: Bool
    /// The model's type for the declared one, or for what the default writes if that is the time at which a
    /// row is inserted. It's stored, because deriving it is slow.
    let declaredType: AttributeType
    /// The default, if it's the time at which a row is inserted. It's stored for the same reason.
    let insertionTime: CurrentTime?
    /// Whether only the default says that it's for dates. For example: `TEXT DEFAULT CURRENT_TIMESTAMP`.
    let isTimeByDefault: Bool
    let isRequired: Bool
    /// The expression as written, or the text that a name stands for. For example: `'new'`, also for
    /// `DEFAULT new`.
    let defaultText: String?
    /// The position in the primary key, from 1; 0 outside of it.
    let keyIndex: Int
    let isGenerated: Bool
    /// Whether SQLite can compute its values.
    var isComputable = true
    /// The collation of a table's column, if it's declared. For example: `NOCASE`.
    var collation: String?
    /// How dates and UUIDs are written.
    var form: ExistingColumn.Form?
    /// SQLite's storage classes of the first values; empty if there are none. For example: `text` and
    /// `null`.
    var contents: StorageClasses = []
    /// The values of a column for dates.
    var dates: StoredDates?
    /// Whether it's for UUIDs, and some texts aren't any.
    var hasOtherUUIDs = false
    /// Whether its type also serves for small numbers, and some values aren't 0 or 1.
    var hasSmallNumbers = false
    /// Whether it's for truth values, and they are letters.
    var hasLetters: Bool { form == .letters }

    init(
        name: String,
        type: String,
        isRequired: Bool = false,
        defaultText: String? = nil,
        keyIndex: Int = 0,
        isGenerated: Bool = false,
        isStrict: Bool = false
    ) {
        self.name = name
        self.type = type
        let defaultText = defaultText.map(withoutNames)
        self.isStrict = isStrict
        let declared = attributeType(type, defaultText)
        insertionTime =
            [.string, .integer64, .double, .decimal, .date].contains(declared)
            ? defaultText.flatMap { text in
                CurrentTime(text, in: Affinity(type, isStrict: isStrict), isStrict: isStrict)
            } : nil
        declaredType = insertionTime?.valueType(declared) ?? declared
        isTimeByDefault = declaredType == .date && declared != .date
        self.isRequired = isRequired
        self.defaultText = defaultText
        self.keyIndex = keyIndex
        self.isGenerated = isGenerated
    }

    /// Whether it's a part of a primary key that may be NULL.
    var mayLackKey: Bool { keyIndex > 0 && !isRequired }

    /// Whether it's for dates or UUIDs, and some texts are neither. For example: `0000-00-00`.
    var hasOtherTexts: Bool { dates?.hasOtherTexts ?? hasOtherUUIDs }

    /// Whether no type is declared that says something about the values.
    var isUntyped: Bool { type.isEmpty || type.uppercased() == "ANY" }

    /// Whether the property is data, and numbers or texts may be among the values.
    var mayHaveAnyClass: Bool {
        valueType == .binary && (isUntyped || !contents.isSubset(of: [.null, .blob]))
    }

    /// Whether all values are numbers although the type isn't one that SQLite knows.
    private var hasOnlyNumbers: Bool {
        let values = contents.subtracting([.null])
        return !values.isEmpty && values.isSubset(of: [.integer, .real])
            && !declaresText(type.uppercased()) && insertionTime?.isOtherText != true
    }

    /// Whether the type is neither declared nor evident from a value.
    var hasNoType: Bool { isUntyped && contents.subtracting([.null]).isEmpty }

    /// The expression of the default, if rows have one other than NULL.
    var defaultExpression: String? { defaultText?.uppercased() == "NULL" ? nil : defaultText }

    /// Whether no row may lack a value. In a primary key, SQLite refuses NULL only if it's told to.
    var needsValue: Bool { isRequired || keyIndex > 0 && !contents.contains(.null) }

    /// What some of its values are, if they aren't of its type, and what becomes of them. For example:
    /// `blob values, which are read as texts`.
    var unfitValues: String? {
        let values = contents.subtracting([.null])
        return switch valueType {
        case .string where values.contains(.blob):
            "blob values among texts, which are read as texts: bytes that aren't UTF-8 become '\u{FFFD}'"
        case .integer64 where values.contains(.blob), .double where values.contains(.blob),
            .boolean where values.contains(.blob), .date where dates?.hasData == true:
            "blob values, which can't be read"
        case .binary where !isUntyped && values.contains(.text):
            "texts, which are read as their bytes, and stay texts unless these are changed"
        default: nil
        }
    }

    /// Whether SQLite changes texts that look like numbers, although the property is one for texts.
    var turnsTextsIntoNumbers: Bool {
        valueType == .string && !isUntyped && Affinity(type, isStrict: isStrict).isForNumbers
    }

    /// Whether the values decide the type, against the declared one.
    var hasOtherValues: Bool {
        valueType != declaredType && !(isTimeByDefault && valueType == attributeType(type))
    }

    /// The type of its values: that which is declared, unless other values are there.
    var valueType: AttributeType {
        let values = contents.subtracting([.null])
        switch declaredType {
        case .string where values == [.blob]: return .binary
        case .string where hasOnlyNumbers: return values == [.integer] ? .integer64 : .double
        case .binary where values == [.text]: return .string
        case .date where hasOtherTexts, .uuid where hasOtherTexts: return .string
        case .date where dates?.hasOtherNumbers == true && !values.contains(.text):
            return values.contains(.real) ? .double : .integer64
        case .integer64 where values.contains(.real) && values.isSubset(of: [.integer, .real]):
            return .double
        case .boolean where hasLetters: return .boolean
        case .boolean where hasSmallNumbers: return .integer64
        case .integer64, .double, .decimal, .boolean:
            return values.contains(.text) && !values.contains(.blob) ? .string : declaredType
        case .binary where isUntyped:
            if values == [.integer] { return .integer64 }
            if !values.isEmpty, values.isSubset(of: [.integer, .real]) { return .double }
            return declaredType
        default: return declaredType
        }
    }
}

/// A foreign key, with a column for each part.
struct ForeignKey {
    let table: String
    let columns: [String]
    /// The columns that it refers to; empty for the primary key.
    let referredColumns: [String]
    let onDelete: String
    let onUpdate: String
    /// Whether some rows refer to a row that isn't there, although the column needs a value.
    var isBroken = false

    /// The first column that it refers to; `nil` for the primary key.
    var referred: String? { referredColumns.first }
}

/// An index, or a constraint that has one.
struct TableIndex {
    let name: String
    let isUnique: Bool
    /// Whether it's a UNIQUE constraint or a primary key.
    let isConstraint: Bool
    let isPrimaryKey: Bool
    let isPartial: Bool
    /// The collations of the columns. For example: `BINARY`.
    let collations: [String]
    /// The columns; `nil` for an expression.
    let columns: [(name: String?, isAscending: Bool)]

    /// Whether a column has a collation other than `BINARY`.
    var hasCollation: Bool { collations.contains { $0 != "BINARY" } }
}
