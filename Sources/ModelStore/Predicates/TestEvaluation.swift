import Foundation
import ModelTypes

// Tests asked of objects in memory, with the answers that SQL gives for rows.
extension ConditionEvaluation {
    func holds(_ condition: StoreCondition, for object: ModelObject) throws -> Bool {
        try holds(condition.test, Rows(definitions: condition.definitions, objects: [0: object]))
    }

    /// The objects that a test is about.
    private struct Rows {
        let definitions: [Int: Place]
        var objects: [Int: ModelObject]

        func with(_ object: ModelObject, at row: Int) -> Rows {
            var result = self
            result.objects[row] = object
            return result
        }
    }

    private func holds(_ test: Test, _ rows: Rows) throws -> Bool {
        switch test {
        case .constant(let value): return value
        case .node(let row, let node):
            guard let object = try object(.row(row), rows) else { return false }
            return try holds(node, for: object)
        case .equal(let left, let right, _):
            return try value(left, rows).isEqual(to: value(right, rows))
        case .ordered(let left, let order, let right, _):
            return try value(left, rows).isOrdered(order, value(right, rows))
        case .oneOf(let scalar, let values):
            let value = try value(scalar, rows)
            return values.contains { $0.isEqual(to: value) }
        case .listed(let column, _, let part):
            return try part.constant(of: value(column, rows).text) == .bool(true)
        case .text(let scalar, let test, let other, let options):
            guard let text = try value(scalar, rows).text,
                let pattern = try value(other, rows).text
            else { return false }
            return textMatches(text, test, pattern, options)
        case .pattern(let scalar, let pattern):
            guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *),
                let text = try value(scalar, rows).text
            else { return false }
            return try text.contains(Regex(pattern))
        case .exists(let place): return try object(place, rows) != nil
        case .identified(let place, let identifiers):
            return try object(place, rows).map { identifiers.contains($0.persistentModelID) }
                ?? false
        case .same(let place, let other): return try object(place, rows) === object(other, rows)
        case .members(let members, let quantifier, let test):
            return try holds(members, quantifier, test, rows)
        case .within(let place, let row, let test):
            guard let object = try object(place, rows) else { return false }
            return try holds(test, rows.with(object, at: row))
        case .not(let test): return try !holds(test, rows)
        case .all(let tests): return try tests.allSatisfy { try holds($0, rows) }
        case .any(let tests): return try tests.contains { try holds($0, rows) }
        }
    }

    private func holds(
        _ members: Members,
        _ quantifier: Quantifier,
        _ test: Test,
        _ rows: Rows
    ) throws -> Bool {
        let found = try objects(members, rows)
        func holds(_ member: ModelObject) throws -> Bool {
            try self.holds(test, rows.with(member, at: members.row))
        }
        switch quantifier {
        case .any: return try found.contains(where: holds)
        case .all: return try found.allSatisfy(holds)
        case .none: return try !found.contains(where: holds)
        }
    }

    private func objects(_ members: Members, _ rows: Rows) throws -> [ModelObject] {
        guard let owner = try object(members.place, rows) else { return [] }
        let all = try self.members(members.relationship, owner)
        guard let filter = members.filter else { return all }
        return try all.filter { try holds(filter, rows.with($0, at: members.row)) }
    }

    private func object(_ place: Place, _ rows: Rows) throws -> ModelObject? {
        switch place {
        case .row(let row):
            if let object = rows.objects[row] { return object }
            return try rows.definitions[row].flatMap { try object($0, rows) }
        case .toOne(let place, let name):
            return try object(place, rows).flatMap { try destination(name, $0) }
        case .cast(let place, let number):
            let entity = context.entities[number]
            return try object(place, rows).flatMap { entity.holds($0) ? $0 : nil }
        }
    }

    private func value(_ scalar: Scalar, _ rows: Rows) throws -> Constant {
        switch scalar {
        case .constant(let value): return value
        case .column(let place, let name):
            return try object(place, rows).map { try value(name, $0) } ?? .null
        case .test(let test): return .bool(try holds(test, rows))
        case .optionalTest(let present, let holds):
            if try self.holds(holds, rows) { return .bool(true) }
            return try self.holds(present, rows) ? .bool(false) : .null
        case .choice(let test, let yes, let no):
            return try value(holds(test, rows) ? yes : no, rows)
        case .coalesced(let first, let other):
            let value = try value(first, rows)
            return value == .null ? try self.value(other, rows) : value
        case .calculated(let calculation, let left, let right):
            return try result(calculation, value(left, rows), value(right, rows))
        case .count(let members):
            guard try object(members.place, rows) != nil else { return .null }
            return .integer(Int64(try objects(members, rows).count))
        case .length(let scalar, _): return try value(scalar, rows).length
        case .part(let scalar, let part):
            return try part.constant(of: value(scalar, rows).text)
        case .joined(let left, let right):
            return .string(
                CodablePart.joined(try value(left, rows).text, try value(right, rows).text)
            )
        case .lookup(let scalar, let pairs, _):
            let key = try value(scalar, rows)
            return pairs.first { $0.key.isEqual(to: key) }?.value ?? .null
        }
    }

    private func result(
        _ calculation: Calculation,
        _ left: Constant,
        _ right: Constant
    ) throws -> Constant {
        do {
            return try calculation.result(left, right)
        } catch {
            throw StoreError.invalidFetch(entity: "a predicate", reason: "\(error)")
        }
    }
}

extension Constant {
    fileprivate var length: Constant {
        switch self {
        case .string(let text): .integer(Int64(text.count))
        case .data(let data): .integer(Int64(data.count))
        case .null, .bool, .integer, .double, .decimal, .date, .uuid, .url: .null
        }
    }
}
