import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceContains: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let (list, member) = (try reader.term(sequence), try reader.term(element))
        switch (list, member) {
        case (.value(let list as LHS.Output), .identifier(let place)):
            return .test(.identified(place, list.compactMap { $0 as? PersistentIdentifier }))
        case (.value(let list as LHS.Output), .value(let value)):
            return .test(.constant(list.contains { $0 == value as? RHS.Output }))
        case (.value(let list as LHS.Output), .codable(let column, let part)):
            // Values that are stored as JSON are compared as values.
            let containsNone = list.contains { flattened($0) == nil }
            let asked = part.then { value in
                (value as? RHS.Output).map { list.contains($0) } ?? false
            }
            return .codable(column, asked.or(containsNone))
        case (.value(let list as LHS.Output), _):
            let scalar = try reader.scalar(of: member, nodeName(element))
            let values = list.compactMap { constant($0) }
            return .test(.isOneOf(scalar, values, ScalarKind(RHS.Output.self)))
        case (.codable(let column, let part), .value(let value)):
            guard let value = value as? RHS.Output else { break }
            let asked = part.then { ($0 as? LHS.Output)?.contains(value) }
            guard part.isWhole, isSameInJSON(value), let constant = constant(value) else {
                return .codable(column, asked)
            }
            return .test(.listed(column, constant, asked))
        case (.scalar(let text, .text), _):
            let character = try reader.scalar(of: member, nodeName(element))
            return .test(.matches(text, .contains, character, []))
        case (.members(let members), .place(let place)):
            return .test(.quantified(members, .any, .same(.row(members.row), place)))
        case (_, _): break
        }
        throw reader.noSQL(self)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceContainsWhere: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        switch try reader.term(sequence) {
        case .members(let members):
            reader.bind(variable, .place(.row(members.row)))
            return .test(.quantified(members, .any, try reader.test(test)))
        case .value(let list as LHS.Output):
            return .test(
                try list.reduce(.constant(false)) { found, element in
                    reader.bind(variable, .value(flattened(element)))
                    return .either(found, try reader.test(test))
                }
            )
        case .codable(let column, let part):
            let asked = try ElementTest(variable, test, reader)
            return .codable(
                column,
                part.then { try ($0 as? LHS.Output)?.contains(where: asked.holds) }
            )
        default: throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceAllSatisfy: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        switch try reader.term(sequence) {
        case .members(let members):
            reader.bind(variable, .place(.row(members.row)))
            return .test(.quantified(members, .all, try reader.test(test)))
        case .value(let list as LHS.Output):
            return .test(
                try list.reduce(.constant(true)) { holds, element in
                    reader.bind(variable, .value(flattened(element)))
                    return .both(holds, try reader.test(test))
                }
            )
        case .codable(let column, let part):
            let asked = try ElementTest(variable, test, reader)
            return .codable(column, part.then { try ($0 as? LHS.Output)?.allSatisfy(asked.holds) })
        default: throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Filter: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        switch try reader.term(sequence) {
        case .members(var members):
            reader.bind(variable, .place(.row(members.row)))
            let test = try reader.test(filter)
            members.filter = members.filter.map { .both($0, test) } ?? test
            return .members(members)
        case .value(let list as LHS.Output):
            return .value(
                try list.filter { element in
                    reader.bind(variable, .value(flattened(element)))
                    guard case .constant(let value) = try reader.test(filter) else {
                        throw reader.noSQL("a filter of a captured list by a row's values")
                    }
                    return value
                }
            )
        case .codable(let column, let part):
            let asked = try ElementTest(variable, filter, reader)
            return .codable(column, part.then { try ($0 as? LHS.Output)?.filter(asked.holds) })
        default: throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceMinimum: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.ofList(elements, self) { $0.min() }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceMaximum: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.ofList(elements, self) { $0.max() }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    /// The result of a function for a captured or decoded list.
    mutating func ofList<List: PredicateExpression>(
        _ list: List,
        _ node: some PredicateExpression,
        _ make: @escaping (List.Output) -> Any?
    ) throws -> Term {
        switch try term(list) {
        case .value(let list as List.Output): return .value(make(list).flatMap(flattened))
        case .codable(let column, let part):
            return .codable(column, part.then { ($0 as? List.Output).flatMap(make) })
        default: throw noSQL(node)
        }
    }
}

/// A condition on the elements of a decoded list, which can't ask about rows.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct ElementTest<Element, Test: PredicateExpression<Bool>> {
    private let variable: PredicateExpressions.Variable<Element>
    private let test: Test

    /// - Throws: `StoreError.invalidFetch` for a condition that is about the row, too.
    init(
        _ variable: PredicateExpressions.Variable<Element>,
        _ test: Test,
        _ reader: PredicateReader
    ) throws {
        self.variable = variable
        self.test = test
        var names = VariableNames(bound: [variable.key])
        names.collect(test)
        guard names.free.isEmpty else {
            throw reader.noSQL(
                "a condition on the elements of a list that is stored as JSON that is about the row, too"
            )
        }
    }

    func holds(for element: Element) throws -> Bool {
        try test.evaluate(PredicateBindings((variable, element)))
    }
}

/// The variables that an expression uses, and those that its parts declare.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct VariableNames {
    private var bound: Set<PredicateExpressions.VariableID>
    private var used: Set<PredicateExpressions.VariableID> = []

    init(bound: Set<PredicateExpressions.VariableID>) { self.bound = bound }

    var free: Set<PredicateExpressions.VariableID> { used.subtracting(bound) }

    mutating func collect(_ expression: Any) {
        for (label, child) in Mirror(reflecting: expression).children {
            if let variable = child as? any NamedVariable {
                // A node that goes through a sequence has the variable of its elements by this name.
                if label == "variable" { bound.insert(variable.key) }
                used.insert(variable.key)
            } else if child is any PredicateExpression {
                collect(child)
            }
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private protocol NamedVariable {
    var key: PredicateExpressions.VariableID { get }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Variable: NamedVariable {}

/// Whether JSON spells a value as SQLite does.
private func isSameInJSON(_ value: Any) -> Bool {
    value is String || value is any FixedWidthInteger
}
