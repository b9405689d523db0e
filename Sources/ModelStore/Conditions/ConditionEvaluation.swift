import Foundation
import ModelTypes

/// Conditions asked of objects in memory, with the answers that SQL gives for rows.
struct ConditionEvaluation {
    let context: ModelContext

    init(_ context: ModelContext) {
        self.context = context
    }

    func holds(_ node: ConditionNode, for object: ModelObject) throws -> Bool {
        switch node {
        case .constant(let value): return value
        case .equal(let name, let other):
            let value = try value(name, object)
            if value == .null || other == .null { return value == other }
            return !value.isNaN && !other.isNaN && value.compare(other) == 0
        case .ordered(let name, let order, let other):
            let value = try value(name, object)
            return value.isOrdered(order, other)
        case .oneOf(let name, let others):
            return try others.contains { try holds(.equal(name: name, $0), for: object) }
        case .text(let name, let test, let pattern, let options):
            guard let text = try value(name, object).text else { return false }
            return textMatches(text, test, pattern, options)
        case .bits(let name, let test, let mask):
            guard case .integer(let bits) = try value(name, object) else { return false }
            return test.holds(bits, mask)
        case .toOne(let name, let condition):
            guard let target = try destination(name, object) else { return false }
            return try holds(condition, for: target)
        case .toMany(let name, let quantifier, let condition):
            let members = try members(name, object)
            switch quantifier {
            case .any: return try members.contains { try holds(condition, for: $0) }
            case .all: return try members.allSatisfy { try holds(condition, for: $0) }
            case .none: return try !members.contains { try holds(condition, for: $0) }
            }
        case .count(let name, let test, let number):
            return test.holds(Int64(try members(name, object).count), number)
        case .not(let node): return try !holds(node, for: object)
        case .all(let nodes): return try nodes.allSatisfy { try holds($0, for: object) }
        case .any(let nodes): return try nodes.contains { try holds($0, for: object) }
        }
    }

    func value(_ name: String, _ object: ModelObject) throws -> Constant {
        guard let registration = object.registration else { return .null }
        let column = try registration.column(name)
        if column == 0 { return object.rowKey.map(Constant.integer) ?? .null }
        return object.recordedValues([column])[0]
    }

    private func relationship(_ name: String, _ object: ModelObject) throws -> RelationshipInfo? {
        guard let registration = object.registration else { return nil }
        guard let number = registration.info.relationshipNumbers[name] else {
            throw StoreError.unknownName(entity: registration.info.name, name: name)
        }
        return registration.info.relationships[number]
    }

    func destination(_ name: String, _ object: ModelObject) throws -> ModelObject? {
        guard let relationship = try relationship(name, object) else { return nil }
        if relationship.reference != nil { return object.reference(relationship) }
        return object.members(relationship.number).first
    }

    func members(_ name: String, _ object: ModelObject) throws -> [ModelObject] {
        guard let relationship = try relationship(name, object) else { return [] }
        return object.members(relationship.number).storage.objects
    }
}

extension Constant {
    /// -1, 0 or 1, as SQLite orders the column's values; nothing comes before all others.
    func compare(_ other: Constant) -> Int {
        switch (self, other) {
        case (.null, .null): 0
        case (.null, _): -1
        case (_, .null): 1
        case (.bool(let left), .bool(let right)): order(left ? 1 : 0, right ? 1 : 0)
        case (.integer(let left), .integer(let right)): order(left, right)
        case (.double(let left), .double(let right)): order(left, right)
        case (.decimal(let left), .decimal(let right)): order(left, right)
        case (.string(let left), .string(let right)): order(left, right)
        case (.date(let left), .date(let right)): order(left, right)
        case (.uuid(let left), .uuid(let right)): order(left, right)
        case (.url(let left), .url(let right)): order(left.absoluteString, right.absoluteString)
        case (.data(let left), .data(let right)): order(Array(left), Array(right))
        case (_, _): 0
        }
    }

    func isOrdered(_ order: Order, _ other: Constant) -> Bool {
        if self == .null || other == .null || isNaN || other.isNaN { return false }
        let result = compare(other)
        return switch order {
        case .less: result < 0
        case .lessOrEqual: result <= 0
        case .greater: result > 0
        case .greaterOrEqual: result >= 0
        }
    }

    /// The text that SQL functions see.
    var text: String? {
        switch self {
        case .string(let value): value
        case .url(let value): value.absoluteString
        case .null, .bool, .integer, .double, .decimal, .date, .uuid, .data: nil
        }
    }
}

private func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : left > right ? 1 : 0
}

private func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left.lexicographicallyPrecedes(right) ? -1 : left == right ? 0 : 1
}

/// A UUID's text has the order of its bytes, which systems before macOS 14 don't compare.
private func order(_ left: UUID, _ right: UUID) -> Int { order(left.uuidString, right.uuidString) }

extension BitTest {
    fileprivate func holds(_ bits: Int64, _ mask: Int64) -> Bool {
        switch self {
        case .all: bits & mask == mask
        case .any: bits & mask != 0
        case .none: bits & mask == 0
        case .exactly: bits == mask
        }
    }
}

extension CountTest {
    fileprivate func holds(_ count: Int64, _ number: Int64) -> Bool {
        switch self {
        case .equal: count == number
        case .ordered(let order): Constant.integer(count).isOrdered(order, .integer(number))
        }
    }
}
