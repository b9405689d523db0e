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

    /// Nil for a text that is no rule.
    init?(entryText text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("exclude", 1): self = .exclude
        case ("rebuild", 2) where words[1] == "uuid": self = .rebuildUUID
        case ("rebuild", 2) where words[1] == "now": self = .rebuildNow
        case ("followParent", 2): self = .followParent(attribute: words[1], withoutParent: .keep)
        case ("followParent", 3):
            guard let rule = CloneRule.WithoutParent(rawValue: words[2]) else { return nil }
            self = .followParent(attribute: words[1], withoutParent: rule)
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

/// Without blanks at its ends.
private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
}
