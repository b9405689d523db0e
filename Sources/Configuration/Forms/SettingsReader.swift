import Diagnostics
import JSON

/// What reading settings needs everywhere: where things stand, and where to put what is wrong.
struct SettingsReader {
    let text: JSONText
    /// The path of the file.
    let file: String
    private(set) var found: [Diagnostic] = []
    /// The key whose value is read; empty for the whole.
    private var key = ""
    private var search = NameSearch()

    init(_ text: JSONText, file: String) {
        self.text = text
        self.file = file
    }

    /// All that is found is an error.
    var errorCount: Int { found.count }

    /// Reads the value of a key.
    mutating func inside<Value>(_ key: String, _ read: (inout Self) -> Value) -> Value {
        let outer = self.key
        self.key = key
        defer { self.key = outer }
        return read(&self)
    }

    /// Reads the values of the keys that are known.
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

    /// The members of an object, each key once.
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

    /// A text that is not empty.
    mutating func text(_ node: JSONNode, of shape: Shape) -> String? {
        guard case .string(let text) = node.content else { return wrongType(node, shape) }
        return text.isEmpty ? wrongValue(node, shape, "an empty text") : text
    }
}

// MARK: - What is wrong

extension SettingsReader {
    /// Always nil, so that a reader can answer it.
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

    /// A name that is not among those that are known.
    mutating func unknownName(_ id: String, _ what: String, _ member: JSONMember, _ known: [String])
    {
        let place = range(ofKey: member)
        let nearest = search.nearest(to: member.key, in: known)
        let message = "there is no \(what) '\(member.key)'" + didYouMean(nearest)
        report(id, place, message, fix: fix(nearest, place))
    }

    /// A configuration has one output, or several.
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
    /// A text or a number as a whole; of anything longer, where it begins.
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
    /// As messages say it. For example: `a number`.
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
