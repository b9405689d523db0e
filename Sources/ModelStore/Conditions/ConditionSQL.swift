import ModelTypes

/// A condition as SQL, with its values in order.
///
/// Every piece of text is true exactly where Swift says true; elsewhere it is false or NULL, which
/// WHERE, AND and OR treat alike. Only NOT tells them apart: it is `IS NOT TRUE`.
struct ConditionSQL {
    let entity: ContextEntity
    let context: ModelContext
    private var values: [Parameter] = []
    private var aliases = 0
    /// What the rows of a predicate are called, by their numbers.
    var scopes: [Int: Scope] = [:]
    /// The rows of a predicate that no text is about yet.
    private(set) var definitions: [Int: Place] = [:]
    /// The tables of other rows that the text asks about, by the numbers of their roots.
    private(set) var sources: Set<Int> = []

    private enum Parameter {
        case constant(Constant)
        case part(CodablePart)
    }

    /// Whether a server has the rows, which lacks the store's functions.
    let isRemote: Bool
    /// Whether more rows may match than the condition holds for, or be in another order: a server
    /// can't say it with the same meaning.
    var isInexact = false
    /// Whether what's rendered is inside an odd number of negations.
    var isNegated = false

    init(_ entity: ContextEntity, _ context: ModelContext) {
        self.entity = entity
        self.context = context
        isRemote = context.store.isRemote
    }

    /// A statement with the values of the text that was rendered.
    func statement(_ text: String, _ connection: Connection) throws -> Statement {
        var sql = self
        let text = values.count > 64 && !isRemote ? sql.withPositions(text) : text
        let statement = try connection.statement(text)
        sql.bind(to: statement)
        return statement
    }

    /// The values of the text that was rendered; `nil` if some of them aren't constants.
    var constants: [Constant]? {
        let constants = values.compactMap { value in
            if case .constant(let constant) = value { constant } else { nil }
        }
        return constants.count == values.count ? constants : nil
    }

    /// The text with `?` for `?1`, `?2` and so on, and the values in the order of the text.
    ///
    /// To compile a number, SQLite looks through the numbers of all parameters before it.
    private mutating func withPositions(_ text: String) -> String {
        var result: [UInt8] = []
        var ordered: [Parameter] = []
        var quote: UInt8?
        var bytes = text.utf8[...]
        while let byte = bytes.popFirst() {
            result.append(byte)
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = quote == nil ? byte : quote == byte ? nil : quote
            } else if byte == UInt8(ascii: "?"), quote == nil {
                let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                bytes = bytes.dropFirst(digits.count)
                guard let number = Int(Substring(digits)), values.indices.contains(number - 1)
                else { return text }
                ordered.append(values[number - 1])
            }
        }
        values = ordered
        return String(decoding: result, as: UTF8.self)
    }

    func bind(to statement: Statement) {
        for (position, value) in values.enumerated() {
            switch value {
            case .constant(let constant): statement.bind(position, constant)
            case .part(let part): statement.bind(position, part)
            }
        }
    }

    /// What follows FROM.
    mutating func end(_ request: FetchRequest) throws -> String {
        var tests = [entity.info.typeCondition("t0")].compactMap { $0 }
        scopes[0] = Scope(entity: entity, alias: "t0")
        if let condition = request.condition {
            definitions = condition.definitions
            tests.append(try render(condition.test))
        }
        if let keys = request.keys { tests.append(isIn("t0.\(entity.info.key)", keys)) }
        if !request.exceptKeys.isEmpty {
            tests.append("NOT (\(isIn("t0.\(entity.info.key)", request.exceptKeys)))")
        }
        var text = tests.isEmpty ? "" : " WHERE " + tests.joined(separator: " AND ")
        let order = try request.order.map { try render($0) }
        if !order.isEmpty || request.isTotallyOrdered {
            text += " ORDER BY " + (order + ["t0.\(entity.info.key)"]).joined(separator: ", ")
        }
        if request.limit != nil || request.offset > 0 {
            // Without a limit, SQLite wants one that is negative, and PostgreSQL none.
            if let limit = request.limit ?? (isRemote ? nil : -1) {
                text += " LIMIT \(bound(.integer(Int64(limit))))"
            }
            text += " OFFSET \(bound(.integer(Int64(request.offset))))"
        }
        return text
    }

    /// A test whether a key is one of several; a power of two of them, so that few statements serve all
    /// lists.
    private mutating func isIn(_ text: String, _ keys: [Int64]) -> String {
        if let array = array(keys.map { .integer($0) }) { return isIn(text, array: array) }
        let list = (0..<rounded(keys.count)).map { bound(.integer(keys[min($0, keys.count - 1)])) }
        return "\(text) IN (\(list.joined(separator: ", ")))"
    }

    /// The column that a name of the class stands for.
    func column(_ name: String) throws -> ColumnSQL {
        entity.info.columnSQL[try entity.column(name)]
    }

    /// What names are columns of.
    struct Scope {
        let entity: ContextEntity
        let alias: String

        func column(_ name: String) throws -> String { try sql(name).tested(alias + ".") }

        /// The column's value as properties have it.
        func value(_ name: String) throws -> String { try sql(name).value(alias + ".") }

        func sql(_ name: String) throws -> ColumnSQL {
            entity.info.columnSQL[try entity.column(name)].compared(in: alias)
        }

        var key: String { "\(alias).\(entity.info.key)" }
    }

    mutating func render(_ node: ConditionNode, _ scope: Scope) throws -> String {
        switch node {
        case .constant(let value): return value ? "TRUE" : "FALSE"
        case .equal(let name, let value):
            let test = try equal(scope.column(name), value, scope.sql(name))
            return try within([value], test, name, scope)
        case .ordered(_, _, let value) where value == .null || value.isNaN: return "FALSE"
        case .ordered(_, _, let value) where isRemote && value.isUnstorable: return inexact()
        case .ordered(let name, let order, let value):
            let sql = try scope.sql(name)
            let other = sql.comparing(bound(value)) + collation(value)
            // The text of the date stands for the last one before it that a row can have.
            let order = sql.cutsOff(value) ? order.behindEarlier : order
            let test = "\(try scope.column(name)) \(order.symbol) \(other)"
            return try within(value, order, test, name, scope)
        case .oneOf(let name, let values):
            let test = try oneOf(scope.column(name), values, scope.sql(name))
            return try within(values, test, name, scope)
        case .text(let name, let test, "", _) where test != .equals:
            return "\(try scope.column(name)) IS NOT NULL"
        case .text(let name, let test, let text, let options):
            if isRemote { return plainText(try scope.column(name), test, text, options) }
            let pattern = bound(.string(text))
            let bits = bound(.integer(Int64(options.rawValue)))
            return "\(test.functionName)(\(try scope.column(name)), \(pattern), \(bits))"
        case .bits(let name, let test, let mask):
            return try bits(scope.column(name), test, mask)
        case .toOne(let name, let condition):
            return "EXISTS (\(try selection(name, condition, scope)))"
        case .toMany(let name, .any, let condition):
            return "EXISTS (\(try selection(name, condition, scope)))"
        case .toMany(let name, .none, let condition):
            return try negated { "NOT EXISTS (\(try $0.selection(name, condition, scope)))" }
        case .toMany(let name, .all, let condition):
            return try negated { "NOT EXISTS (\(try $0.selection(name, .not(condition), scope)))" }
        case .count(let name, let test, let number):
            let (inner, text) = try source(name, scope)
            return
                "(SELECT \(count(name, of: scope, inner)) \(text)) \(test.symbol) \(bound(.integer(number)))"
        case .not(let node):
            return try negated { "((\(try $0.render(node, scope))) IS NOT TRUE)" }
        case .all: return try joined(node.flattened, " AND ", "TRUE", scope)
        case .any: return try joined(node.flattened, " OR ", "FALSE", scope)
        }
    }

    private mutating func joined(
        _ nodes: [ConditionNode],
        _ word: String,
        _ empty: String,
        _ scope: Scope
    ) throws -> String {
        var parts: [String] = []
        for node in nodes { parts.append(try render(node, scope)) }
        return parts.isEmpty ? empty : balanced(parts[...], word)
    }

    /// The parts in brackets of few levels: SQLite takes at most 1,000 in a row, and less than 100
    /// brackets inside each other.
    func balanced(_ parts: ArraySlice<String>, _ word: String) -> String {
        if parts.count <= 64 { return "(" + parts.joined(separator: word) + ")" }
        let middle = parts.startIndex + parts.count / 2
        return "(\(balanced(parts[..<middle], word))\(word)\(balanced(parts[middle...], word)))"
    }

    private mutating func equal(
        _ column: String,
        _ value: Constant,
        _ sql: ColumnSQL
    ) -> String {
        if isNone(value) || sql.cutsOff(value) { return "FALSE" }
        return value == .null
            ? "\(column) IS NULL" : "\(column) = \(sql.comparing(bound(value)))\(collation(value))"
    }

    private mutating func oneOf(
        _ column: String,
        _ values: [Constant],
        _ sql: ColumnSQL
    ) -> String {
        let present = values.filter { $0 != .null && !isNone($0) && !sql.cutsOff($0) }
        var tests: [String] = []
        if present.count < values.count, values.contains(.null) {
            tests.append("\(column) IS NULL")
        }
        if let first = present.first {
            // An IN list compares by the column's own collation.
            tests.append(
                isIn(column, present, collation(first)) { sql.comparing($0) }
            )
        }
        return tests.isEmpty ? "FALSE" : "(" + tests.joined(separator: " OR ") + ")"
    }

    private mutating func bits(_ column: String, _ test: BitTest, _ mask: Int64) -> String {
        switch (test, mask) {
        case (.all, 0), (.none, 0): return "\(column) IS NOT NULL"
        case (.any, 0): return "FALSE"
        case (.exactly, _): return "\(column) = \(bound(.integer(mask)))"
        case (.all, _):
            let mask = bound(.integer(mask))
            return "(\(column) & \(mask)) = \(mask)"
        case (.any, _): return "(\(column) & \(bound(.integer(mask)))) <> 0"
        case (.none, _): return "(\(column) & \(bound(.integer(mask)))) = 0"
        }
    }

    /// The members or the destination for which a condition holds.
    private mutating func selection(
        _ name: String,
        _ condition: ConditionNode,
        _ scope: Scope
    ) throws -> String {
        let (inner, text) = try source(name, scope)
        let test = condition == .constant(true) ? "" : " AND \(try render(condition, inner))"
        return "SELECT 1 \(text)\(test)"
    }

    /// The number of members: another program's table may have a pair twice.
    func count(_ relationship: String, of owner: Scope, _ members: Scope) -> String {
        let info = owner.entity.info
        let isPair =
            info.relationshipNumbers[relationship].flatMap { info.relationships[$0].join } != nil
        return isPair && info.existing != nil ? "count(DISTINCT \(members.key))" : "count(*)"
    }

    /// Where the members or the destination of a relationship are.
    mutating func source(_ name: String, _ scope: Scope) throws -> (inner: Scope, text: String) {
        guard let number = scope.entity.info.relationshipNumbers[name] else {
            throw StoreError.unknownName(entity: scope.entity.info.name, name: name)
        }
        let relationship = scope.entity.info.relationships[number]
        aliases += 1
        sources.insert(context.entities[relationship.destination].info.root)
        let inner = Scope(
            entity: context.entities[relationship.destination],
            alias: "t\(aliases)"
        )
        let table = "\(quoted(inner.entity.info.tableName)) \(inner.alias)"
        switch relationship.storage {
        case .reference(let reference):
            let column = "\(inner.alias).\(reference.referred.column)"
            return (inner, "FROM \(table) WHERE \(column) = \(try scope.column(name))")
        case .members(let members):
            let column = "\(inner.alias).\(quoted(members.columnName))"
            let owner = "\(scope.alias).\(members.referred.column)"
            return (inner, "FROM \(table) WHERE \(column) = \(owner)")
        case .join(let join):
            let link = "j\(aliases)"
            let text =
                "FROM \(quoted(join.table)) \(link) JOIN \(table)"
                + " ON \(inner.alias).\(join.referredMember.column) = \(link).\(quoted(join.member))"
                + " WHERE \(link).\(quoted(join.owner)) = \(scope.alias).\(join.referredOwner.column)"
            return (inner, text)
        }
    }

    /// The parameter for a value.
    mutating func bound(_ value: Constant) -> String {
        values.append(.constant(value))
        return "?\(values.count)" + (isRemote ? value.cast : "")
    }

    /// The parameter for a function that reads a part of a stored value.
    mutating func bound(_ part: CodablePart) -> String {
        values.append(.part(part))
        return "?\(values.count)"
    }
}

extension Order {
    var symbol: String {
        switch self {
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }

    /// The order for the last earlier value that there can be, instead of a value that there can't be.
    fileprivate var behindEarlier: Order {
        switch self {
        case .less, .lessOrEqual: .lessOrEqual
        case .greater, .greaterOrEqual: .greater
        }
    }
}

extension CountTest {
    fileprivate var symbol: String {
        switch self {
        case .equal: "="
        case .ordered(let order): order.symbol
        }
    }
}

extension ConditionSQL {
    /// How values like a constant are compared.
    func collation(_ value: Constant) -> String { isRemote ? "" : value.collation }

    /// Whether no row has a value.
    func isNone(_ value: Constant) -> Bool {
        value.isNaN || isRemote && value.isUnstorable
    }
}

extension Constant {
    /// Decimals are text with an order of their own.
    var collation: String {
        if case .decimal = self { " COLLATE \"decimal\"" } else { "" }
    }
}
