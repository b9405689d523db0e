import Foundation
import ModelStore

/// A value of a column with JSON whose keys have other names since.
struct RenamedObject {
    private let value: JSONValue?

    /// - Parameters:
    ///   - literal: The value as SQL writes it. For example: `'{"street":"Elm"}'`.
    ///   - keys: What is renamed.
    init(_ literal: String, _ keys: [RenamedKey]) {
        value = JSONValue(literal: literal)?.renamed(keys, at: "")
    }

    /// Whether a value of the newer version, as SQL writes it, is the same object.
    func equals(_ literal: String) -> Bool {
        value.map { $0 == JSONValue(literal: literal) } ?? false
    }
}

private enum JSONValue: Decodable, Equatable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case boolean(Bool)
    case decimal(Decimal)
    case double(Double)
    case null

    init?(literal: String) {
        guard literal.hasPrefix("'"), literal.hasSuffix("'"), literal.count > 1 else { return nil }
        let text = literal.dropFirst().dropLast().replacing("''", with: "'")
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let decimal = try? container.decode(Decimal.self) {
            self = .decimal(decimal)
        } else {
            // Too large or too small for a `Decimal`.
            self = .double(try container.decode(Double.self))
        }
    }

    /// - Parameter path: The keys of today that lead to the value, separated by dots.
    func renamed(_ keys: [RenamedKey], at path: String) -> JSONValue {
        guard case .object(let members) = self else { return self }
        let present = keys.filter { $0.container == path }
        var result: [String: JSONValue] = [:]
        for (key, value) in members {
            let name = present.first { $0.formerName == key }?.name ?? key
            result[name] = value.renamed(keys, at: path.isEmpty ? name : "\(path).\(name)")
        }
        return .object(result)
    }
}
