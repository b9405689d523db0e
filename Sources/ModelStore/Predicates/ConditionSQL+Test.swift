import ModelTypes

// What fields can't express: tests that compare values with each other, or compute them.
extension ConditionSQL {
    /// The test; of a server's rows, one that holds for more of them if there's no other way.
    mutating func render(_ test: Test) throws -> String {
        guard isRemote, test.isComparison else { return try exactly(test) }
        return try orInexact { try $0.exactly(test) }
    }

    private mutating func exactly(_ test: Test) throws -> String {
        switch test {
        case .constant(let value): return value ? "TRUE" : "FALSE"
        case .node(let row, let node): return try about(.row(row)) { try $0.render(node, $1) }
        case .equal(let left, let right, let kind): return try equality(left, right, kind)
        case .ordered(let left, let order, let right, let kind):
            let collation = collation(kind)
            return "\(try render(left)) \(order.symbol) \(try render(right))\(collation)"
        case .oneOf(let scalar, let values): return try list(scalar, values)
        case .listed(let column, let value, let part): return try listed(column, value, part)
        case .text(let scalar, let test, let other, let options):
            if isRemote { return try textOrInexact(scalar, test, other, options) }
            let bits = bound(.integer(Int64(options.rawValue)))
            return "\(test.functionName)(\(try render(scalar)), \(try render(other)), \(bits))"
        case .pattern(let scalar, let pattern):
            if isRemote { throw Inexpressible() }
            return "text_matches_pattern(\(try render(scalar)), \(bound(.string(pattern))))"
        case .exists(let place): return try about(place) { _, _ in "TRUE" }
        case .identified(let place, let identifiers):
            return try identity(place, identifiers)
        case .same(let place, let other):
            return "\(try key(place)) \(same) \(try key(other))"
        case .members(let members, let quantifier, let test):
            return try quantified(members, quantifier, test)
        case .within(let place, let row, let test):
            return try about(place) { try $0.render(test, row, $1) }
        case .not(let test): return try negated { "((\(try $0.render(test))) IS NOT TRUE)" }
        case .all(let tests): return balanced(try tests.map { try render($0) }[...], " AND ")
        case .any(let tests): return balanced(try tests.map { try render($0) }[...], " OR ")
        }
    }

    /// A test in which the row of a number has a name.
    private mutating func render(_ test: Test, _ row: Int, _ scope: Scope) throws -> String {
        let before = scopes[row]
        defer { scopes[row] = before }
        scopes[row] = scope
        return try render(test)
    }

    /// A condition on the object in a place, false if there's none.
    private mutating func about(
        _ place: Place,
        _ text: (inout Self, Scope) throws -> String
    ) throws -> String {
        switch place {
        case .row(let row):
            if let scope = scopes[row] { return try text(&self, scope) }
            return try about(definition(row), text)
        case .toOne(let place, let name):
            return try about(place) { sql, scope in
                let (inner, source) = try sql.source(name, scope)
                return "EXISTS (SELECT 1 \(source) AND \(try text(&sql, inner)))"
            }
        case .cast(let place, let number):
            let entity = context.entities[number]
            return try about(place) { sql, scope in
                let inner = Scope(entity: entity, alias: scope.alias)
                let test = entity.info.typeCondition(scope.alias) ?? "TRUE"
                return "(\(test) AND \(try text(&sql, inner)))"
            }
        }
    }

    private func definition(_ row: Int) throws -> Place {
        guard let place = definitions[row] else {
            let reason = "the predicate asks about an object outside of its condition"
            throw StoreError.invalidFetch(entity: "", reason: reason)
        }
        return place
    }

    private mutating func quantified(
        _ members: Members,
        _ quantifier: Quantifier,
        _ test: Test
    ) throws -> String {
        if quantifier != .any { isNegated.toggle() }
        defer { if quantifier != .any { isNegated.toggle() } }
        let text = try about(members.place) { sql, scope in
            let (inner, source) = try sql.source(members.relationship, scope)
            let test = quantifier == .all ? Test.not(test) : test
            return "EXISTS (SELECT 1 \(source) AND \(try sql.render(test, members.row, inner)))"
        }
        return quantifier == .any ? text : "NOT \(text)"
    }

    private mutating func equality(
        _ left: Scalar,
        _ right: Scalar,
        _ kind: ScalarKind?
    ) throws -> String {
        if case .constant(let value) = right {
            if isNone(value) { return "FALSE" }
            if value == .null { return "\(try render(left)) IS NULL" }
            return "\(try render(left)) = \(bound(value))\(collation(value))"
        }
        return "\(try render(left)) \(same) \(try render(right))\(collation(kind))"
    }

    private mutating func list(_ scalar: Scalar, _ values: [Constant]) throws -> String {
        let present = values.filter { $0 != .null && !isNone($0) }
        var tests: [String] = []
        if values.contains(.null) { tests.append("\(try render(scalar)) IS NULL") }
        if let first = present.first {
            tests.append(isIn(try render(scalar), present, collation(first)))
        }
        return tests.isEmpty ? "FALSE" : "(" + tests.joined(separator: " OR ") + ")"
    }

    /// A test whether a list that is stored as JSON has a value.
    ///
    /// A text from SQLite's JSON functions ends at U+0000, so where one may have it, the decoded list decides.
    private mutating func listed(
        _ column: Scalar,
        _ value: Constant,
        _ part: CodablePart
    ) throws -> String {
        if isRemote { throw Inexpressible() }
        func decoded() throws -> String {
            // JSON has no other spelling of the character.
            let mayDiffer = "instr(\(try render(column)), '\\u0000')"
            return "WHEN \(mayDiffer) THEN \(try render(.part(column, part)))"
        }
        if case .string(let text) = value, text.utf8.contains(0) {
            return "CASE \(try decoded()) ELSE FALSE END"
        }
        let list = "SELECT 1 FROM json_each(\(try render(column)))"
        let isListed = "EXISTS (\(list) WHERE value = \(bound(value)))"
        guard case .string = value else { return isListed }
        return "CASE WHEN NOT \(isListed) THEN FALSE \(try decoded()) ELSE TRUE END"
    }

    private mutating func identity(
        _ place: Place,
        _ identifiers: [PersistentIdentifier]
    ) throws -> String {
        if case .toOne(let owner, let name) = place, try hasColumn(name, of: owner) {
            return try about(owner) { sql, scope in
                let entity = try sql.destination(name, of: scope)
                guard !entity.info.hasTypeColumn else {
                    let (inner, source) = try sql.source(name, scope)
                    return "EXISTS (SELECT 1 \(source) AND \(sql.identity(inner, identifiers)))"
                }
                let keys = identifiers.filter { $0.entityName == entity.info.name }.map(\.key)
                let column = try scope.sql(name)
                return sql.isOneOf(try scope.column(name), keys, column.comparing)
            }
        }
        return try about(place) { sql, scope in sql.identity(scope, identifiers) }
    }

    private func hasColumn(_ name: String, of place: Place) throws -> Bool {
        guard case .row(let row) = place, let scope = scopes[row],
            let number = scope.entity.info.relationshipNumbers[name]
        else { return false }
        return scope.entity.info.relationships[number].hasColumn
    }

    private func destination(_ name: String, of scope: Scope) throws -> ContextEntity {
        guard let number = scope.entity.info.relationshipNumbers[name] else {
            throw StoreError.unknownName(entity: scope.entity.info.name, name: name)
        }
        return context.entities[scope.entity.info.relationships[number].destination]
    }

    /// Whether a row is one of those that identifiers name.
    private mutating func identity(
        _ scope: Scope,
        _ identifiers: [PersistentIdentifier]
    ) -> String {
        let info = scope.entity.info
        guard info.hasTypeColumn else {
            let keys = identifiers.filter { $0.entityName == info.name }.map(\.key)
            return isOneOf(scope.key, keys)
        }
        let names = Set(identifiers.map(\.entityName)).intersection(info.typeNames).sorted()
        let tests = names.map { name in
            let keys = identifiers.filter { $0.entityName == name }.map(\.key)
            let type = "\(scope.alias).\"_type\" = \(bound(.string(name)))"
            return "(\(isOneOf(scope.key, keys)) AND \(type))"
        }
        return tests.isEmpty ? "FALSE" : balanced(tests[...], " OR ")
    }

    /// - Parameter value: an expression for the column's value that stands for a key.
    private mutating func isOneOf(
        _ text: String,
        _ keys: [Int64],
        _ value: (String) -> String = { $0 }
    ) -> String {
        switch keys.count {
        case 0: "FALSE"
        case 1: "\(text) = \(value(bound(.integer(keys[0]))))"
        default: isIn(text, keys.map { .integer($0) }, "", value)
        }
    }

    /// What compares two values of which one may be missing.
    private var same: String { isRemote ? "IS NOT DISTINCT FROM" : "IS" }

    private func collation(_ kind: ScalarKind?) -> String {
        kind == .decimal && !isRemote ? " COLLATE \"decimal\"" : ""
    }

    private mutating func key(_ place: Place) throws -> String {
        try value(of: place) { $1.key }
    }
}

// MARK: - Values

extension ConditionSQL {
    mutating func render(_ scalar: Scalar) throws -> String {
        if isRemote, scalar.needsFunction { throw Inexpressible() }
        switch scalar {
        case .constant(let value): return bound(value)
        case .column(let place, let name): return try value(of: place) { try $1.value(name) }
        case .test(let test): return "((\(try render(test))) IS TRUE)"
        case .optionalTest(let present, let holds):
            let (holds, present) = (try render(holds), try render(present))
            return "CASE WHEN \(holds) THEN 1 WHEN \(present) THEN 0 END"
        case .choice(let test, let yes, let no):
            let (test, yes, no) = (try render(test), try render(yes), try render(no))
            return "CASE WHEN \(test) THEN \(yes) ELSE \(no) END"
        case .coalesced(let first, let other):
            return "coalesce(\(try render(first)), \(try render(other)))"
        case .calculated(let calculation, let left, let right):
            let code = bound(.integer(calculation.code))
            return "calculate(\(code), \(try render(left)), \(try render(right)))"
        case .count(let members): return try count(members)
        case .length(let scalar, let kind):
            return "\(kind == .text ? "character_count" : "length")(\(try render(scalar)))"
        case .part(let scalar, let part):
            return "codable_part(\(try render(scalar)), \(bound(part)))"
        case .joined(let left, let right):
            let (left, right) = (try render(left), try render(right))
            return
                "coalesce(\(left), '') || char(\(CodablePart.separator)) || coalesce(\(right), '')"
        case .lookup(let scalar, let pairs, _): return try lookup(scalar, pairs)
        }
    }

    /// A value of the object in a place, NULL where there's none.
    mutating func value(
        of place: Place,
        _ text: (inout Self, Scope) throws -> String
    ) throws -> String {
        switch place {
        case .row(let row):
            if let scope = scopes[row] { return try text(&self, scope) }
            return try value(of: definition(row), text)
        case .toOne(let place, let name):
            return try value(of: place) { sql, scope in
                let (inner, source) = try sql.source(name, scope)
                return "(SELECT \(try text(&sql, inner)) \(source))"
            }
        case .cast(let place, let number):
            let entity = context.entities[number]
            return try value(of: place) { sql, scope in
                let value = try text(&sql, Scope(entity: entity, alias: scope.alias))
                guard let test = entity.info.typeCondition(scope.alias) else { return value }
                return "CASE WHEN \(test) THEN \(value) END"
            }
        }
    }

    private mutating func count(_ members: Members) throws -> String {
        try value(of: members.place) { sql, scope in
            let (inner, source) = try sql.source(members.relationship, scope)
            let test = try members.filter.map { try sql.render($0, members.row, inner) }
            let count = sql.count(members.relationship, of: scope, inner)
            return "(SELECT \(count) \(source)\(test.map { " AND " + $0 } ?? ""))"
        }
    }

    private mutating func lookup(
        _ scalar: Scalar,
        _ pairs: [(key: Constant, value: Constant)]
    ) throws -> String {
        if pairs.isEmpty { return "NULL" }
        let value = try render(scalar)
        let cases = pairs.map { "WHEN \(bound($0.key)) THEN \(bound($0.value))" }
        return "CASE \(value) \(cases.joined(separator: " ")) END"
    }
}
