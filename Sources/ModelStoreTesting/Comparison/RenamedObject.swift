import Foundation
import ModelStore

/// A value of a column with JSON whose keys have other names since.
struct RenamedObject {
    private let object: NSDictionary?

    /// - Parameters:
    ///   - literal: The value as SQL writes it. For example: `'{"street":"Elm"}'`.
    ///   - keys: What is renamed.
    init(_ literal: String, _ keys: [RenamedKey]) {
        guard let object = Self.object(literal) else {
            self.object = nil
            return
        }
        // Keys of an object follow the object's own key.
        for key in keys.sorted(by: { $0.path.utf8.count < $1.path.utf8.count }) {
            var container: NSMutableDictionary? = object
            for name in key.container.split(separator: ".") {
                container = container?[String(name)] as? NSMutableDictionary
            }
            guard let container, let value = container[key.formerName] else { continue }
            container.removeObject(forKey: key.formerName)
            container[key.name] = value
        }
        self.object = object
    }

    /// Whether a value of the newer version, as SQL writes it, is the same object.
    func equals(_ literal: String) -> Bool {
        guard let object, let other = Self.object(literal) else { return false }
        return object == other
    }

    private static func object(_ literal: String) -> NSMutableDictionary? {
        guard literal.hasPrefix("'"), literal.hasSuffix("'"), literal.count > 1 else { return nil }
        let text = literal.dropFirst().dropLast().replacing("''", with: "'")
        let json = try? JSONSerialization.jsonObject(
            with: Data(text.utf8),
            options: .mutableContainers
        )
        return (json as? [String: Any]).map(mutable)
    }

    private static func mutable(_ object: [String: Any]) -> NSMutableDictionary {
        let result = NSMutableDictionary()
        for (key, value) in object {
            result[key] = (value as? [String: Any]).map(mutable) ?? value
        }
        return result
    }
}
