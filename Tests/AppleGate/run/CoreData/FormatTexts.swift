/// The texts that predicates were made of, for tests that compare models: Foundation's predicates don't
/// tell outside Apple systems.
public final class FormatTexts: @unchecked Sendable {
    // Sendable, because both properties are private and only touched under the lock.
    public static let shared = FormatTexts()
    private let lock = NSLock()
    private var texts: [ObjectIdentifier: String] = [:]
    /// Keeps the predicates, so that no other object gets the identifier of one.
    private var predicates: [NSPredicate] = []

    /// For example: `SELF >= 3`.
    public func text(of predicate: NSPredicate) -> String? {
        lock.withLock { texts[ObjectIdentifier(predicate)] }
    }

    func remember(_ format: String, _ arguments: [Any], of predicate: NSPredicate) {
        let text = arguments.reduce(format) { text, argument in
            guard let place = text.range(of: "%@") else { return text }
            let value = (argument as? Date)?.timeIntervalSinceReferenceDate ?? argument
            return text.replacingCharacters(in: place, with: "\(value)")
        }
        lock.withLock {
            texts[ObjectIdentifier(predicate)] = text
            predicates.append(predicate)
        }
    }
}
