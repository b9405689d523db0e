import Diagnostics
import JSON

/// The state of reading settings: the text with its places, and the diagnostics.
struct SettingsReader {
    let text: JSONText
    /// The path of the file.
    let file: String
    private(set) var found: [Diagnostic] = []
    /// The key whose value is being read; empty for the whole configuration.
    private var key = ""
    private var search = NameSearch()

    init(_ text: JSONText, file: String) {
        self.text = text
        self.file = file
    }

    /// The number of errors: all diagnostics are errors.
    var errorCount: Int { found.count }

    /// Reads the value of a key.
    mutating func inside<Value>(_ key: String, _ read: (inout Self) -> Value) -> Value {
        let outer = self.key
        self.key = key
        defer { self.key = outer }
        return read(&self)
    }

    /// Reads the values of known keys, and reports unknown keys.
    mutating func settings<Settings: KeyedSettings>(
        _ members: [JSONMember],
        _ keys: [Key<Settings>]
    ) -> Settings {
        var settings = Settings()
        for member in members {
            guard let key = keys.first(where: { $0.syntax.name == member.key }) else {
                unknownKey(member, keys.map(\.syntax.name))
                continue
            }
            inside(member.key) { key.read(member.value, &settings, &$0) }
        }
        return settings
    }

    /// Returns the members of an object, and reports duplicate keys.
    mutating func members(_ node: JSONNode, _ shape: Shape) -> [JSONMember]? {
        guard case .object(let members) = node.content else { return wrongType(node, shape) }
        var first: [String: JSONMember] = [:]
        return members.filter { member in
            guard let first = first[member.key] else {
                first[member.key] = member
                return true
            }
            let note = Diagnostic.Note("it is here first", at: range(ofKey: first).start)
            let message = "the key '\(member.key)' is here twice; remove one"
            report("config.duplicate-key", range(ofKey: member), message, notes: [note])
            return false
        }
    }

    /// Returns a nonempty string.
    mutating func text(_ node: JSONNode, of shape: Shape) -> String? {
        guard case .string(let text) = node.content else { return wrongType(node, shape) }
        return text.isEmpty ? wrongValue(node, shape, "an empty text") : text
    }
}

// MARK: - Errors

extension SettingsReader {
    /// Reports a value of the wrong type. Always returns `nil`, so that readers can return its
    /// result.
    mutating func wrongType<Value>(_ node: JSONNode, _ shape: Shape) -> Value? {
        let message = "\(subject) is \(shape.words), not \(node.words)"
        report("config.wrong-type", range(of: node), message)
        return nil
    }

    mutating func wrongValue<Value>(_ node: JSONNode, _ shape: Shape, _ found: String) -> Value? {
        report("config.wrong-value", range(of: node), "\(subject) is \(shape.words), not \(found)")
        return nil
    }

    mutating func unknownChoice<Value>(
        _ text: String,
        _ node: JSONNode,
        _ known: [String]
    ) -> Value? {
        let nearest = search.nearest(to: text, in: known)
        let end = nearest.map { ", did you mean '\($0)'?" } ?? "; it can be \(list(known))"
        let message = "\(subject) cannot be '\(text)'" + end
        report("config.wrong-value", range(of: node), message, fix: fix(nearest, range(of: node)))
        return nil
    }

    private mutating func unknownKey(_ member: JSONMember, _ known: [String]) {
        let place = range(ofKey: member)
        let nearest = search.nearest(to: member.key, in: known)
        let end = nearest.map { ", did you mean '\($0)'?" } ?? "; there are \(list(known))"
        let owner = key.isEmpty ? "the configuration" : "'\(key)'"
        let message = "\(owner) knows no key '\(member.key)'" + end
        report("config.unknown-key", place, message, fix: fix(nearest, place))
    }

    /// Reports a name that isn't among the known ones.
    mutating func unknownName(_ id: String, _ what: String, _ member: JSONMember, _ known: [String])
    {
        let place = range(ofKey: member)
        let nearest = search.nearest(to: member.key, in: known)
        let message = "there is no \(what) '\(member.key)'" + didYouMean(nearest)
        report(id, place, message, fix: fix(nearest, place))
    }

    /// Reports a configuration that specifies both `output` and `outputs`.
    mutating func reportOutputTwice() {
        guard case .object(let members) = text.root.content,
            let member = members.first(where: { $0.key == "output" })
        else { return }
        let message = "'output' and 'outputs' exclude each other; remove one"
        report("config.wrong-value", range(ofKey: member), message)
    }

    mutating func report(
        _ id: String,
        _ range: SourceRange,
        _ message: String,
        notes: [Diagnostic.Note] = [],
        fix: Diagnostic.Fix? = nil
    ) {
        found.append(Diagnostic(.error, id, at: range, message, notes: notes, fix: fix))
    }

    private func fix(_ name: String?, _ range: SourceRange) -> Diagnostic.Fix? {
        name.map { Diagnostic.Fix.jsonName($0, at: range) }
    }

    private func list(_ names: [String]) -> String { orList(names.map { "'\($0)'" }) }

    private var subject: String { key.isEmpty ? "the configuration" : "'\(key)'" }
}

// MARK: - Places

extension SettingsReader {
    /// Returns the range of a value; empty at the start of an array or an object.
    func range(of node: JSONNode) -> SourceRange {
        switch node.content {
        case .array, .object: range(node.range.lowerBound..<node.range.lowerBound)
        case .null, .boolean, .number, .string: range(node.range)
        }
    }

    func range(ofKey member: JSONMember) -> SourceRange { range(member.keyRange) }

    private func range(_ range: Range<Int>) -> SourceRange {
        let start = text.position(of: range.lowerBound)
        let place = SourceLocation(file: file, line: start.line, column: start.column)
        return SourceRange(start: place, length: range.count)
    }
}

extension JSONNode {
    /// A description for messages. For example: `a number`.
    fileprivate var words: String {
        switch content {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
