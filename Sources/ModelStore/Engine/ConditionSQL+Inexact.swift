import ModelTypes

/// A part of a condition that a server can't say with the same meaning.
struct Inexpressible: Error {}

// What a server can't say holds for every row there; the objects answer for themselves.
extension ConditionSQL {
    /// A test that holds at least where the one that can't be said does.
    mutating func inexact() -> String {
        isInexact = true
        return isNegated ? "FALSE" : "TRUE"
    }

    /// Renders what is inside a negation.
    mutating func negated(_ text: (inout Self) throws -> String) rethrows -> String {
        isNegated.toggle()
        defer { isNegated.toggle() }
        return try text(&self)
    }

    /// A comparison, all of whose values must be exact.
    mutating func orInexact(_ text: (inout Self) throws -> String) throws -> String {
        let wasInexact = isInexact
        isInexact = false
        defer { isInexact = isInexact || wasInexact }
        do {
            let text = try text(&self)
            return isInexact ? inexact() : text
        } catch is Inexpressible {
            return inexact()
        }
    }

    /// A test for text between ASCII texts, about which Foundation and the server agree; any other
    /// text may match.
    mutating func plainText(
        _ column: String,
        _ test: TextTest,
        _ pattern: String,
        _ options: TextOptions
    ) -> String {
        guard !isNegated, pattern.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            return inexact()
        }
        isInexact = true
        let isFolded = options.contains(.caseInsensitive)
        let text = isFolded ? "lower(\(column))" : column
        let part = bound(.string(isFolded ? pattern.lowercased() : pattern))
        let count = pattern.utf8.count
        let holds =
            switch test {
            case .equals: "\(text) = \(part)"
            case .contains: "position(\(part) in \(text)) > 0"
            case .hasPrefix: "left(\(text), \(count)) = \(part)"
            case .hasSuffix: "right(\(text), \(count)) = \(part)"
            }
        // A carriage return and the character behind it are one to Foundation.
        let isOther =
            "octet_length(\(column)) <> char_length(\(column)) OR position(chr(13) in \(column)) > 0"
        return "(\(holds) OR \(isOther))"
    }

    /// The same for a value of a predicate.
    mutating func textOrInexact(
        _ scalar: Scalar,
        _ test: TextTest,
        _ other: Scalar,
        _ options: TextOptions
    ) throws -> String {
        guard case .constant(.string(let pattern)) = other, !pattern.isEmpty || test == .equals,
            case .column = scalar
        else { return inexact() }
        let column = try render(scalar)
        return plainText(column, test, pattern, options)
    }
}

extension Test {
    /// Whether the test compares values, so that it's said exactly or not at all.
    var isComparison: Bool {
        switch self {
        case .equal, .ordered, .oneOf, .listed, .pattern, .identified, .same: true
        case .constant, .node, .text, .exists, .members, .within, .not, .all, .any: false
        }
    }
}

extension Scalar {
    /// Whether the value is made by one of the functions that a server lacks.
    var needsFunction: Bool {
        switch self {
        case .optionalTest, .calculated, .length(_, .text), .part, .joined: true
        case .constant, .column, .test, .choice, .coalesced, .count, .length, .lookup: false
        }
    }
}

extension Constant {
    /// What gives a parameter the value's type.
    var cast: String {
        switch self {
        case .null: ""
        case .bool: "::boolean"
        case .integer: "::bigint"
        case .double, .date: "::double precision"
        case .decimal: "::numeric"
        case .string, .url: "::text"
        case .uuid: "::uuid"
        case .data: "::bytea"
        }
    }
}

extension ModelContext {
    /// Whether a server finds other objects than a request asks for, or in another order.
    func isInexact(_ request: FetchRequest, _ entity: ContextEntity) -> Bool {
        guard store.isRemote else { return false }
        var sql = ConditionSQL(entity, self)
        // An error comes up again when the statement is made.
        guard (try? sql.end(request)) != nil else { return false }
        return sql.isInexact
    }
}
