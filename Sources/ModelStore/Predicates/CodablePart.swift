import Foundation
import ModelTypes

/// The result of a function for a value that is stored as JSON, or for a missing value.
///
/// A class, so that SQLite can hand it to its function.
final class CodablePart {
    let make: (String?) throws -> Any?
    /// Whether it's the value itself.
    let isWhole: Bool

    init(isWhole: Bool = false, _ make: @escaping (String?) throws -> Any?) {
        self.isWhole = isWhole
        self.make = make
    }

    /// The value itself; `nil` for a type that can't be decoded.
    convenience init?(_ type: Any.Type) {
        let type = (type as? any WrappedValue.Type)?.wrappedType ?? type
        guard let type = type as? any Decodable.Type else { return nil }
        self.init(isWhole: true) { try $0.map { try decoded(type, $0) } }
    }

    /// The result of another function for this result, if there is one.
    func then(_ next: @escaping (Any) throws -> Any?) -> CodablePart {
        CodablePart { [make] in try make($0).flatMap(flattened).flatMap(next) }
    }

    /// The result, or another value where there's none.
    func or(_ value: Any) -> CodablePart {
        CodablePart { [make] in try make($0).flatMap(flattened) ?? value }
    }

    /// Whether there's a result, for a value in a column.
    func isPresent(in column: Scalar) -> Test {
        if isWhole { return Test.isMissing(column).negated }
        return .isEqual(.part(column, then { _ in true }), .constant(.bool(true)), .bool)
    }

    /// The stored form of the result; null if there's none.
    func constant(of json: String?) throws -> Constant {
        try make(json).flatMap(ModelStore.constant) ?? .null
    }
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Any {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}
