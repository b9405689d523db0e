import Foundation
import ModelTypes

extension Entity {
    /// A column of a class, as the class declares it.
    ///
    /// For example: `.string("title", isOptional: true)`. The functions are named for the Swift type of
    /// the values; each database has a type of its own for it. They take:
    /// - `isOptional`: whether a row of the class may lack a value.
    /// - `default`: the value of rows that are older than the column.
    /// - `initial`: the same, computed for each row. For example: `{ UUID() }`.
    /// - `check`: a rule for the values. For example: `.characterCount(3...19)`.
    /// - `renamedFrom`: the column's earlier names, the latest first.
    public struct Column: Sendable {
        let schema: ColumnSchema
        let renamedFrom: [String]
        /// Binds the value of a row that is older than the column, at position 0.
        let initial: (@Sendable (Statement) -> Void)?
        /// Says why a text isn't valid for the column's type, JSON or a URL, and returns `nil` for one that
        /// is; none if every text is.
        var decodingProblem: (@Sendable (String) -> String?)?
        /// Gives keys of JSON the names that they have now; `nil` for other columns.
        var renaming: (@Sendable (_ json: String, _ keys: [RenamedKey]) -> String)?
        /// The type of a column with JSON.
        var codable: (any StoredAsJSON.Type)?
        /// The name in an existing table; `nil` for that of the schema.
        var storedName: String?
        /// The form of the values in an existing table.
        var form: Entity.StoredForm?
        /// The expression of SQL whose value a row of an existing table gets if it's inserted without
        /// one.
        var storedDefault: String?
        /// Whether the database computes the value.
        var isGenerated = false
        /// The unique column that a foreign key of an existing table refers to; `nil` for the row's number.
        var storedReference: String?
        /// The column of a store of Core Data with the entity of the row that this one leads to.
        var storedEntity: String?

        fileprivate init(
            _ schema: ColumnSchema,
            _ renamedFrom: [String] = [],
            _ initial: (@Sendable (Statement) -> Void)? = nil
        ) {
            self.schema = schema
            self.renamedFrom = renamedFrom
            self.initial = initial
        }
    }
}

extension Entity.Column {
    /// A truth value. For example: `.bool("isFavorite", default: false)`.
    public static func bool(
        _ name: String,
        isOptional: Bool = false,
        default value: Bool? = nil,
        initial: (@Sendable () -> Bool?)? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        let value = value.map { ColumnValue.integer($0 ? 1 : 0) }
        return Self(
            ColumnSchema(name, .bool, isOptional: isOptional, value),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// An `Int16`. For example: `.int16("rating", default: 0, check: .range(0...5))`.
    public static func int16(
        _ name: String,
        isOptional: Bool = false,
        default value: Int16? = nil,
        initial: (@Sendable () -> Int16?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        let value = value.map { ColumnValue.integer(Int64($0)) }
        return Self(
            ColumnSchema(name, .int16, isOptional: isOptional, value, check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// An `Int32`. For example: `.int32("size")`.
    public static func int32(
        _ name: String,
        isOptional: Bool = false,
        default value: Int32? = nil,
        initial: (@Sendable () -> Int32?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        let value = value.map { ColumnValue.integer(Int64($0)) }
        return Self(
            ColumnSchema(name, .int32, isOptional: isOptional, value, check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// An `Int64` or an `Int`. For example: `.int64("topicsRaw", default: 0)`.
    public static func int64(
        _ name: String,
        isOptional: Bool = false,
        default value: Int64? = nil,
        initial: (@Sendable () -> Int64?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(
                name,
                .int64,
                isOptional: isOptional,
                value.map(ColumnValue.integer),
                check
            ),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `Float`. For example: `.float("volume", default: 1)`.
    public static func float(
        _ name: String,
        isOptional: Bool = false,
        default value: Float? = nil,
        initial: (@Sendable () -> Float?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        let value = value.map { ColumnValue.real(Double($0)) }
        return Self(
            ColumnSchema(name, .float, isOptional: isOptional, value, check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `Double`. For example: `.double("weight", isOptional: true, check: .realRange(0...))`.
    public static func double(
        _ name: String,
        isOptional: Bool = false,
        default value: Double? = nil,
        initial: (@Sendable () -> Double?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(name, .double, isOptional: isOptional, value.map(ColumnValue.real), check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `Date`; the default is in seconds since 2001. For example: `.date("createdAt")`.
    public static func date(
        _ name: String,
        isOptional: Bool = false,
        default value: Double? = nil,
        initial: (@Sendable () -> Date?)? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(name, .date, isOptional: isOptional, value.map(ColumnValue.real)),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `Decimal`; the default is its digits. For example: `.decimal("fee", default: "0")`.
    public static func decimal(
        _ name: String,
        isOptional: Bool = false,
        default value: String? = nil,
        initial: (@Sendable () -> Decimal?)? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(name, .decimal, isOptional: isOptional, value.map(ColumnValue.text)),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `String`. For example: `.string("nameRaw", check: .characterCount(3...19))`.
    public static func string(
        _ name: String,
        isOptional: Bool = false,
        default value: String? = nil,
        initial: (@Sendable () -> String?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(name, .string, isOptional: isOptional, value.map(ColumnValue.text), check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `URL`. For example: `.url("page", isOptional: true)`.
    public static func url(
        _ name: String,
        isOptional: Bool = false,
        default value: String? = nil,
        initial: (@Sendable () -> URL?)? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        var column = Self(
            ColumnSchema(name, .url, isOptional: isOptional, value.map(ColumnValue.text)),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
        column.decodingProblem = { URL(string: $0) == nil ? "not a URL" : nil }
        return column
    }

    /// A `Data`. For example: `.data("thumbnail", isOptional: true)`.
    public static func data(
        _ name: String,
        isOptional: Bool = false,
        initial: (@Sendable () -> Data?)? = nil,
        check: Entity.Check? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        Self(
            ColumnSchema(name, .data, isOptional: isOptional, nil, check),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A `UUID`. For example: `.uuid("id", initial: { UUID() })`.
    ///
    /// All rows that are older than the column get the default, or each gets a computed value.
    public static func uuid(
        _ name: String,
        isOptional: Bool = false,
        default value: String? = nil,
        initial: (@Sendable () -> UUID?)? = nil,
        renamedFrom: [String] = []
    ) -> Self {
        var initial = initial
        if let constant = value.flatMap(UUID.init(uuidString:)) { initial = { constant } }
        return Self(
            ColumnSchema(name, .uuid, isOptional: isOptional),
            renamedFrom,
            binder(initial) { $0.bind(0, $1) }
        )
    }

    /// A codable value, stored as JSON.
    ///
    /// For example: `.json("tags", [String].self)`, `.json("price", Price.self, form: "5f3a90c1")`.
    /// - Parameters:
    ///   - name: the column's name.
    ///   - type: the type of the values.
    ///   - form: a digest of the type's declaration. If a file has another one, opening it decodes every
    ///     value once.
    ///   - isOptional: whether rows can lack a value.
    ///   - initial: makes the value of a row that is older than the column.
    ///   - renamedFrom: the names that the column had before.
    ///   - renamedKeys: the names that keys of the values' JSON had before, by the path of today's key. For
    ///     example: `["home.road": "street"]`. Opening an older file renames them in every value.
    public static func json<Value: StoredAsJSON>(
        _ name: String,
        _ type: Value.Type,
        form: String? = nil,
        isOptional: Bool = false,
        initial: (@Sendable () -> Value?)? = nil,
        renamedFrom: [String] = [],
        renamedKeys: KeyValuePairs<String, String> = [:]
    ) -> Self {
        var schema = ColumnSchema(
            name,
            .json(String(reflecting: type), form: form),
            isOptional: isOptional
        )
        if !renamedKeys.isEmpty {
            schema.renamedKeys = renamedKeys.map { RenamedKey(path: $0, formerName: $1) }
        }
        var column = Self(schema, renamedFrom, binder(initial) { $0.bind(0, encoded: $1) })
        column.renaming = { (json: String, keys: [RenamedKey]) in
            renamedJSON(of: Value.self, json, keys)
        }
        column.decodingProblem = { (text: String) in
            do {
                _ = try storedJSONDecoder().decode(Value.self, from: Data(text.utf8))
                return nil
            } catch {
                return reasonInWords(error)
            }
        }
        column.codable = type
        return column
    }

    /// The key of another row.
    ///
    /// For example: `.reference("person", to: "Person", onDelete: .cascade, isOptional: true)`.
    /// - Parameters:
    ///   - name: the column's name.
    ///   - table: the table of the other row.
    ///   - onDelete: what deleting the other row does: the delete rule of the relationship at the
    ///     other end.
    ///   - isOptional: whether a row may refer to none.
    ///   - isUnique: whether two rows can't refer to one.
    public static func reference(
        _ name: String,
        to table: String,
        onDelete: DeleteRule = .nullify,
        isOptional: Bool = false,
        isUnique: Bool = false
    ) -> Self {
        var schema = ColumnSchema(
            name,
            .reference(table: table, onDelete: onDelete),
            isOptional: isOptional
        )
        schema.isUnique = isUnique
        return Self(schema)
    }

    /// A row's place among the members of an ordered relationship. For example:
    /// `.position("person_position")`.
    public static func position(_ name: String) -> Self {
        Self(ColumnSchema(name, .position, isOptional: true))
    }
}

#if compiler(>=6.2)
    /// What a column of JSON may hold: codable values of types that any task may use. For example:
    /// `[String]`.
    public typealias StoredAsJSON = Codable & SendableMetatype
#else
    /// What a column of JSON may hold: codable values. For example: `[String]`.
    public typealias StoredAsJSON = Codable
#endif

/// Binds a computed value at position 0.
private func binder<Value>(
    _ initial: (@Sendable () -> Value?)?,
    _ bind: @escaping @Sendable (Statement, Value) -> Void
) -> (@Sendable (Statement) -> Void)? {
    guard let initial else { return nil }
    return { statement in
        if let value = initial() {
            bind(statement, value)
        } else {
            statement.bind(0, Constant.null)
        }
    }
}
