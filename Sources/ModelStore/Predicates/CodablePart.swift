import Foundation
import ModelTypes

/// The result of a function for a value that is stored as JSON, or for a missing value.
///
/// A class, so that SQLite can hand it to its function.
final class CodablePart {
    let make: (String?) throws -> Any?
    /// Whether it's the value itself.
    let isWhole: Bool
    /// Whether it's a decimal, which SQLite stores as a text.
    let isDecimal: Bool

    init(
        isWhole: Bool = false,
        isDecimal: Bool = false,
        _ make: @escaping (String?) throws -> Any?
    ) {
        self.isWhole = isWhole
        self.isDecimal = isDecimal
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

    /// The result, or if there's none, the result of another function of the same value.
    func or(_ other: CodablePart) -> CodablePart {
        CodablePart { [make] in try make($0).flatMap(flattened) ?? other.make($0) }
    }

    /// A function of this result and another one's, for values that are joined in one text.
    func with(
        _ other: CodablePart,
        _ next: @escaping (Any?, Any?) throws -> Any?
    ) -> CodablePart {
        CodablePart { [make] text in
            let (left, right) = Self.parted(text)
            return try next(
                make(left).flatMap(flattened),
                other.make(right).flatMap(flattened)
            )
        }
    }

    /// A control character, which JSON contains in an escaped form alone.
    static let separator = 31

    /// Two texts as one; a missing one is empty, which JSON isn't.
    static func joined(_ left: String?, _ right: String?) -> String {
        "\(left ?? "")\u{1F}\(right ?? "")"
    }

    private static func parted(_ text: String?) -> (String?, String?) {
        let parts = (text ?? "").split(separator: "\u{1F}", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? nil : String($0) }
        return (parts.first ?? nil, parts.count > 1 ? parts[1] : nil)
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

/// A part of a value that is stored as JSON, and the key path that leads to it from the value.
struct EncodedPart {
    let path: AnyKeyPath
    let part: CodablePart

    init<Value: Decodable>(_ path: PartialKeyPath<Value>) {
        self.path = path
        let isDecimal = ScalarKind(type(of: path).valueType) == .decimal
        part = CodablePart(isDecimal: isDecimal) {
            try $0.map { try decoded(Value.self, $0)[keyPath: path] }
        }
    }
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try storedJSONDecoder().decode(type, from: Data(json.utf8))
}
