import ModelIR

// The text of values in User Info: parsing and formatting are in the same file.

extension Bool {
    /// Parses the forms that Xcode's editor and people write; returns `nil` for any other text.
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
    /// The text of an entry. For example: `rebuild uuid`.
    var entryText: String {
        switch self {
        case .exclude: "exclude"
        case .rebuildUUID: "rebuild uuid"
        case .rebuildNow: "rebuild now"
        case .followParent(let attribute, let withoutParent):
            "followParent \(attribute) \(withoutParent.rawValue)"
        }
    }

    /// Returns `nil` for a text that isn't a rule. Only the name of an attribute is case-sensitive.
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

    /// Parses the kind of a new value. For example: `uuid`, or `UUID`.
    init?(rebuilding text: String) {
        switch text.lowercased() {
        case "uuid": self = .rebuildUUID
        case "now": self = .rebuildNow
        default: return nil
        }
    }
}

extension DefaultValue {
    /// The text of an entry; `nil` for constants, and for code.
    var entryText: String? {
        switch self {
        case .now: "now"
        case .newUUID: "uuid"
        case .empty: "empty"
        case .literal, .opaque: nil
        }
    }

    /// Returns `nil` for a text that isn't a default of the given type.
    init?(entryText text: String, for type: AttributeType) {
        switch (text, type) {
        case ("now", .date): self = .now
        case ("uuid", .uuid): self = .newUUID
        case ("empty", .binary), ("empty", .transformable), ("empty", .codable): self = .empty
        default: return nil
        }
    }
}

/// The share of an attribute in a property over several attributes: a part, or the case.
///
/// For example: `content:pairDate.start`, and `content` for the case.
struct HeldPart {
    var property: String
    /// The path of the part; `nil` for the attribute that stores the case.
    var path: String?

    init(_ property: String, path: String?) {
        self.property = property
        self.path = path
    }

    /// Returns `nil` for a text that isn't a part.
    init?(entryText text: Substring) {
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
        guard words.count < 3, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(words[0], path: words.count == 2 ? words[1] : nil)
    }

    var entryText: String { path.map { "\(property):\($0)" } ?? property }
}

extension CompositeProperty.CaseNumber {
    /// Returns `nil` for a text that isn't a case with its number.
    init?(entryText text: Substring) {
        let words = text.split(separator: "=").map(trimmed)
        guard words.count == 2, let number = Int(words[1]) else { return nil }
        self.init(words[0], number)
    }

    /// The text of an entry. For example: `interval=1`.
    var entryText: String { "\(name)=\(number)" }
}

extension ConvenienceInitializer {
    /// Returns `nil` for a text that isn't a label with properties.
    init?(entryText text: Substring, at origin: Origin) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        let properties = parts[1].split(separator: ",").map(trimmed)
        self.init(name: parts[0], properties: properties, origin: origin)
    }

    /// The text of an entry. For example: `named: name, rating`.
    var entryText: String { "\(name): \(properties.joined(separator: ", "))" }
}

/// Returns a text without leading and trailing whitespace.
private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
}
