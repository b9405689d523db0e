import ModelIR

// How User Info spells values: reading and writing them stand together.

extension Bool {
    /// As Xcode's editor and people write it; nil for another text.
    init?(entryText text: String) {
        switch text.lowercased() {
        case "yes", "true", "1", "": self = true
        case "no", "false", "0": self = false
        default: return nil
        }
    }

    var entryText: String { self ? "YES" : "NO" }
}

extension CloneRule.Kind {
    /// As an entry says it. For example: `rebuild uuid`.
    var entryText: String {
        switch self {
        case .exclude: "exclude"
        case .rebuildUUID: "rebuild uuid"
        case .rebuildNow: "rebuild now"
        case .followParent(let attribute, let withoutParent):
            "followParent \(attribute) \(withoutParent.rawValue)"
        }
    }

    /// `nil` for a text that isn't a rule. Case matters in the name of an attribute alone.
    init?(entryText text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first?.lowercased(), words.count) {
        case ("exclude", 1): self = .exclude
        case ("rebuild", 2): self.init(rebuilding: words[1])
        case ("followparent", 2): self = .followParent(attribute: words[1], withoutParent: .keep)
        case ("followparent", 3):
            guard let rule = CloneRule.WithoutParent(rawValue: words[2].lowercased()) else {
                return nil
            }
            self = .followParent(attribute: words[1], withoutParent: rule)
        default: return nil
        }
    }

    /// A new value. For example: `uuid`, or `UUID`.
    init?(rebuilding text: String) {
        switch text.lowercased() {
        case "uuid": self = .rebuildUUID
        case "now": self = .rebuildNow
        default: return nil
        }
    }
}

extension DefaultValue {
    /// As an entry says it; nil for constants, and for code.
    var entryText: String? {
        switch self {
        case .now: "now"
        case .newUUID: "uuid"
        case .empty: "empty"
        case .literal, .opaque: nil
        }
    }

    /// Nil for a text that is no default of an attribute of the type.
    init?(entryText text: String, for type: AttributeType) {
        switch (text, type) {
        case ("now", .date): self = .now
        case ("uuid", .uuid): self = .newUUID
        case ("empty", .binary), ("empty", .transformable), ("empty", .codable): self = .empty
        default: return nil
        }
    }
}

/// What an attribute holds of a property over several: a part, or which case it is.
///
/// For example: `content:pairDate.start`, and `content` alone.
struct HeldPart {
    var property: String
    /// Nil for the attribute that says which case it is.
    var path: String?

    init(_ property: String, path: String?) {
        self.property = property
        self.path = path
    }

    /// Nil for a text that names no part.
    init?(entryText text: Substring) {
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
        guard words.count < 3, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(words[0], path: words.count == 2 ? words[1] : nil)
    }

    var entryText: String { path.map { "\(property):\($0)" } ?? property }
}

extension CompositeProperty.CaseNumber {
    /// Nil for a text that is no case with its number.
    init?(entryText text: Substring) {
        let words = text.split(separator: "=").map(trimmed)
        guard words.count == 2, let number = Int(words[1]) else { return nil }
        self.init(words[0], number)
    }

    /// For example: `interval=1`.
    var entryText: String { "\(name)=\(number)" }
}

extension ConvenienceInitializer {
    /// Nil for a text that isn't a label with properties.
    init?(entryText text: Substring, at origin: Origin) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        let properties = parts[1].split(separator: ",").map(trimmed)
        self.init(name: parts[0], properties: properties, origin: origin)
    }

    /// For example: `named: name, rating`.
    var entryText: String { "\(name): \(properties.joined(separator: ", "))" }
}

/// Without blanks at its ends.
private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
}
