import Foundation
import ModelTypes

/// An expression of Foundation's predicates whose meaning the store knows.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol ReadableExpression: PredicateExpression {
    func term(_ reader: inout PredicateReader) throws -> Term
}

/// Finds out what a predicate means for rows.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct PredicateReader {
    private let entities: [EntityInfo]
    private let entity: EntityInfo
    private var bindings: [PredicateExpressions.VariableID: Term] = [:]
    /// The entities of rows, by their numbers.
    private var rows: [Int] = []
    /// Where the objects are that optional chains are about, by the numbers of their rows.
    private var definitions: [Int: Place] = [:]

    init(_ entity: EntityInfo, _ entities: [EntityInfo]) {
        self.entity = entity
        self.entities = entities
        rows = [entity.number]
    }

    /// The condition that a predicate is.
    mutating func condition<Model>(_ predicate: Predicate<Model>) throws -> StoreCondition {
        bind(predicate.variable, .place(.row(0)))
        let test = try test(predicate.expression)
        return StoreCondition(test: test, rows: rows, definitions: definitions)
    }

    mutating func bind<Value>(_ variable: PredicateExpressions.Variable<Value>, _ term: Term) {
        bindings[variable.key] = term
    }

    func term(of variable: PredicateExpressions.VariableID) throws -> Term {
        guard let term = bindings[variable] else {
            throw noSQL("a variable that nothing binds")
        }
        return term
    }

    /// A row for the object in a place.
    mutating func row(at place: Place) -> Int {
        rows.append(number(of: place))
        definitions[rows.count - 1] = place
        return rows.count - 1
    }

    func number(of place: Place) -> Int {
        switch place {
        case .row(let row): rows[row]
        case .cast(_, let number): number
        case .toOne(let place, let name):
            relationship(name, of: place)?.destination ?? entity.number
        }
    }

    private func relationship(_ name: String, of place: Place) -> RelationshipInfo? {
        let info = entities[number(of: place)]
        return info.relationshipNumbers[name].map { info.relationships[$0] }
    }

    /// The entity of a class; `nil` for one that isn't in the schema.
    func number(of type: Any.Type) -> Int? { entities.first { $0.type == type }?.number }

    /// Whether all objects of one entity are objects of another.
    func isEntity(_ number: Int, within other: Int) -> Bool {
        entities[other].holds(entities[number])
    }
}

// MARK: - Reading

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    mutating func term(_ expression: some PredicateExpression) throws -> Term {
        guard let readable = expression as? any ReadableExpression else {
            throw noSQL(nodeName(expression))
        }
        return try readable.term(&self)
    }

    mutating func test(_ expression: some PredicateExpression<Bool>) throws -> Test {
        try test(of: term(expression), nodeName(expression))
    }

    func test(of term: Term, _ node: @autoclosure () -> String) throws -> Test {
        switch term {
        case .test(let test): return test
        case .value(let value): return .constant(value.flatMap(flattened) as? Bool ?? false)
        case .scalar(let scalar, .bool):
            return .isEqual(scalar, .constant(.bool(true)), .bool)
        case .codable(let column, let part):
            return .isEqual(.part(column, part), .constant(.bool(true)), .bool)
        default: throw noSQL(node())
        }
    }

    mutating func scalar(_ expression: some PredicateExpression) throws -> Scalar {
        try scalar(of: term(expression), nodeName(expression))
    }

    func scalar(of term: Term, _ node: @autoclosure () -> String) throws -> Scalar {
        switch term {
        case .scalar(let scalar, _): return scalar
        case .test(let test): return .test(test)
        case .codable(let column, let part): return .part(column, part)
        case .value(let value):
            guard let value else { return .constant(.null) }
            if let constant = constant(value) { return .constant(constant) }
            throw noSQL("a captured \(type(of: value))", "capture what is compared")
        case .place, .members, .composite, .range, .identifier, .search:
            throw noSQL(node())
        }
    }
}

// MARK: - Properties

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    /// The property of the object in a place.
    mutating func property(
        _ path: AnyKeyPath,
        _ valueType: Any.Type,
        of place: Place
    ) throws -> Term {
        let info = entities[number(of: place)]
        switch info.keyPaths.target(path, info) {
        case .identifier: return .identifier(place)
        case .relationship(let number):
            let relationship = info.relationships[number]
            guard relationship.isToMany else { return .place(.toOne(place, relationship.name)) }
            rows.append(relationship.destination)
            return .members(
                Members(place: place, relationship: relationship.name, row: rows.count - 1)
            )
        case .column(let name, let isEncoded):
            return try column(name, isEncoded: isEncoded, valueType, of: place)
        case .composite(let name): return .composite(place, name)
        case nil: throw unknown(path, info)
        }
    }

    private func column(
        _ name: String,
        isEncoded: Bool,
        _ valueType: Any.Type,
        of place: Place
    ) throws -> Term {
        let column = Scalar.column(place, name)
        if !isEncoded, let kind = ScalarKind(valueType) { return .scalar(column, kind) }
        guard let part = CodablePart(valueType) else {
            throw noSQL("a value of type \(valueType)")
        }
        return .codable(column, part)
    }

    /// A part of a value over several columns, or the raw value of one in a column.
    func part(
        _ path: AnyKeyPath,
        _ valueType: Any.Type,
        of name: String,
        in place: Place
    ) throws -> Term {
        let info = entities[number(of: place)]
        guard let part = info.keyPaths.paths[path, of: name] else { throw unknown(path, info) }
        guard info.columnNumbers[part] != nil else { return .composite(place, part) }
        let isEncoded = info.encodedColumns.contains(part)
        return try column(part, isEncoded: isEncoded, valueType, of: place)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    /// Whether there's a value over several columns: one of them has one.
    func isPresent(_ name: String, in place: Place) -> Test {
        let info = entities[number(of: place)]
        return info.keyPaths.paths.parts(of: name).values.sorted().reduce(.constant(false)) {
            test,
            part in
            let isColumn = info.columnNumbers[part] != nil
            let present =
                isColumn
                ? Test.isMissing(.column(place, part)).negated : isPresent(part, in: place)
            return .either(test, present)
        }
    }
}

// MARK: - Errors

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    /// The error for a part of a predicate that the database can't compute.
    func noSQL(
        _ part: String,
        _ advice: String = "filter in memory with 'filterInMemory'"
    ) -> StoreError {
        let reason = "the predicate has \(part), for which there is no SQL; \(advice)"
        return .invalidFetch(entity: entity.name, reason: reason)
    }

    /// The error for an expression, with the properties that it's about. For example: `NilCoalesce of 'tags'`.
    func noSQL(_ expression: some PredicateExpression) -> StoreError {
        let names = propertyNames(in: expression)
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return noSQL(nodeName(expression) + (names.isEmpty ? "" : " of \(list)"))
    }

    private func propertyNames(in part: Any) -> [String] {
        if let path = part as? AnyKeyPath {
            return entities.lazy.compactMap { $0.keyPaths.paths[path] }.first.map { [$0] } ?? []
        }
        // Captured values may be of any size.
        guard part is any PredicateExpression else { return [] }
        var names: [String] = []
        for child in Mirror(reflecting: part).children {
            for name in propertyNames(in: child.value) where !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }

    private func unknown(_ path: AnyKeyPath, _ info: EntityInfo) -> StoreError {
        noSQL(
            "\(words(for: path)), which isn't a stored property of \(info.name)",
            "compare stored properties, and filter in memory with 'filterInMemory'"
        )
    }

    func error(_ problem: CalculationError, _ node: String) -> StoreError {
        .invalidFetch(entity: entity.name, reason: "\(problem) in the predicate's \(node)")
    }
}

/// A key path in words. For example: `the key path \Person.name`.
///
/// That of a property that isn't stored contains an address instead of a name.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
func words(for path: AnyKeyPath) -> String {
    guard "\(path)".contains("<computed 0x") else { return "the key path \(path)" }
    let types = type(of: path)
    return "a computed property of \(types.rootType) of type \(types.valueType)"
}

/// The name of an expression's type without those of its operands. For example:
/// `SequenceMaximum`.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
func nodeName(_ expression: some PredicateExpression) -> String {
    let name = String(describing: type(of: expression))
    return String(name.prefix { $0 != "<" })
}
