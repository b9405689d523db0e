/// Reads the part of the predicate language that generated code uses.
///
/// For example: `ANY items.name BEGINSWITH[c] %@ AND NOT (flags & 4) != 0`.
struct PredicateParser {
    struct Failure: Error {
        let expected: String
        let found: String
    }

    private var tokens: ArraySlice<PredicateToken> = []
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) throws {
        var rest = format[...]
        while let token = PredicateToken.read(from: &rest) {
            tokens.append(token)
        }
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateNode {
        let node = try disjunction()
        guard tokens.isEmpty else { throw failure("the end") }
        guard arguments.isEmpty else { throw failure("no more arguments") }
        return node
    }

    private mutating func disjunction() throws -> PredicateNode {
        var node = try conjunction()
        while take("OR", "||") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws -> PredicateNode {
        var node = try negation()
        while take("AND", "&&") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws -> PredicateNode {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        return try inParentheses() ?? comparison()
    }

    /// A parenthesis may hold a predicate or a value: what follows tells.
    private mutating func inParentheses() throws -> PredicateNode? {
        let start = self
        if take("("), let node = try? disjunction(), take(")"), !isBeforeOperator { return node }
        self = start
        return nil
    }

    private var isBeforeOperator: Bool {
        var rest = self
        return rest.take("&", "|") || (try? rest.comparisonSign()) != nil
    }

    private mutating func comparison() throws -> PredicateNode {
        var aggregate = PredicateNode.Aggregate.direct
        if take("ANY", "SOME") { aggregate = .any }
        if take("ALL") { aggregate = .all }
        if take("NONE") { aggregate = .none }
        let left = try value()
        let sign = try comparisonSign()
        let search = search()
        return .comparison(aggregate, left, sign, try value(), search)
    }

    private mutating func comparisonSign() throws -> PredicateNode.Comparison {
        if take("=") { return .equal }
        if take("<>") { return .notEqual }
        guard let word = tokens.first?.keyword, let sign = PredicateNode.Comparison(rawValue: word)
        else { throw failure("a comparison") }
        tokens.removeFirst()
        return sign
    }

    private mutating func search() -> TextSearch {
        guard take("[") else { return TextSearch() }
        var search = TextSearch()
        if case .word(let letters)? = tokens.popFirst() {
            if letters.contains("c") { search.options.insert(.caseInsensitive) }
            if letters.contains("d") { search.options.insert(.diacriticInsensitive) }
        }
        _ = take("]")
        return search
    }

    private mutating func value() throws -> ValueNode {
        let left = try simpleValue()
        if take("&") { return .bitwiseAnd(left, try value()) }
        if take("|") { return .bitwiseOr(left, try value()) }
        return left
    }

    private mutating func simpleValue() throws -> ValueNode {
        let start = self
        switch tokens.popFirst() {
        case .number(let digits)?:
            return .constant(digits.contains(".") ? Double(digits) as Any : Int64(digits) as Any)
        case .text(let text)?: return .constant(text)
        case .variable(let name)?: return .variable(name, keyPath: try keyPathAfterDot())
        case .argument("%K")?: return .keyPath("\(try argument())")
        case .argument?: return .constant(try argument())
        case .word(let word)?: return try named(word)
        case .sign("(")?: return try closed(by: ")") { try $0.value() }
        case .sign("{")?: return .list(try closed(by: "}") { try $0.list() })
        default: throw start.failure("a value")
        }
    }

    private mutating func named(_ word: String) throws -> ValueNode {
        switch word.uppercased() {
        case "NIL", "NULL": .constant(nil)
        case "YES", "TRUE": .constant(true)
        case "NO", "FALSE": .constant(false)
        case "SELF": .keyPath("")
        case "SUBQUERY": try subquery()
        default: .keyPath(word)
        }
    }

    private mutating func subquery() throws -> ValueNode {
        try expect("(")
        let collection = try value()
        try expect(",")
        guard case .variable(let name)? = tokens.popFirst() else { throw failure("a variable") }
        try expect(",")
        let predicate = try disjunction()
        try expect(")")
        return .subquery(collection, variable: name, predicate, keyPath: try keyPathAfterDot())
    }

    private mutating func keyPathAfterDot() throws -> String {
        guard take(".") else { return "" }
        switch tokens.popFirst() {
        case .word(let path)?: return path
        case .argument("%K")?: return "\(try argument())"
        default: throw failure("a key path")
        }
    }

    private mutating func list() throws -> [ValueNode] {
        guard tokens.first != .sign("}") else { return [] }
        var values = [try value()]
        while take(",") { values.append(try value()) }
        return values
    }

    private mutating func closed<Result>(
        by sign: String,
        _ content: (inout Self) throws -> Result
    ) throws -> Result {
        let result = try content(&self)
        try expect(sign)
        return result
    }

    private mutating func argument() throws -> Any {
        guard let argument = arguments.popFirst() else { throw failure("one more argument") }
        return argument
    }

    private mutating func expect(_ sign: String) throws {
        guard take(sign) else { throw failure(sign) }
    }

    private mutating func take(_ keywords: String...) -> Bool {
        guard let keyword = tokens.first?.keyword, keywords.contains(keyword) else { return false }
        tokens.removeFirst()
        return true
    }

    private func failure(_ expected: String) -> Failure {
        Failure(expected: expected, found: tokens.first.map { "\($0)" } ?? "the end")
    }
}

extension PredicateToken {
    /// Keywords are read in capital or small letters.
    fileprivate var keyword: String? {
        switch self {
        case .word(let word): word.uppercased()
        case .sign(let sign): sign
        case .number, .text, .variable, .argument: nil
        }
    }
}
