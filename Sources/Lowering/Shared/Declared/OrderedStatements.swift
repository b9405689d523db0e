import ModelIR
import SwiftNames

/// The statements of a declared initializer, in an order that a class with a superclass accepts.
///
/// What `super.init()` has to find is set before it: the stored properties. What uses the object,
/// as setting a relationship does, comes after it. Otherwise, statements keep their order.
package struct OrderedStatements {
    /// The members that statements can set before `super.init()`.
    package struct StoredMember {
        let name: String
        /// The property that holds the value.
        let storedName: String
        /// The value unless a statement sets one; `nil` if a statement has to.
        let initialValue: String?

        package init(name: String, storedName: String, initialValue: String?) {
            self.name = name
            self.storedName = storedName
            self.initialValue = initialValue
        }
    }

    package private(set) var before: [String] = []
    package private(set) var after: [String] = []
    /// `super.init(…)` as written; `nil` if the initializer leaves it out.
    package private(set) var parentCall: String?
    /// The stored properties that can't be set in time.
    package private(set) var missing: [String] = []

    private let stored: [String: StoredMember]
    /// The members that need a whole object.
    private let others: Set<String>
    private var set: Set<String> = []
    private var initial: Set<String> = []
    private var late: Set<String> = []
    private var required: Set<String>

    package init(_ body: InitializerBody, stored members: [StoredMember], others: Set<String>) {
        stored = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.others = others
        required = Set(members.filter { $0.initialValue == nil }.map(\.name))
        for statement in body.statements { add(statement) }
        missing = required.subtracting(set).sorted()
        let unset = members.filter { member in
            guard let value = member.initialValue else { return false }
            return value != "nil" && (!set.contains(member.name) || initial.contains(member.name))
        }
        before.insert(
            contentsOf: unset.map { "\(Self.target($0.storedName)) = \($0.initialValue ?? "nil")" },
            at: 0
        )
    }

    private mutating func add(_ statement: InitializerBody.Statement) {
        if statement.callsParent, parentCall == nil {
            parentCall = statement.text
        } else if parentCall == nil, isEarly(statement), let text = early(statement) {
            before.append(text)
            initial.formUnion(Set(statement.names).subtracting(statement.sets).subtracting(set))
            set.formUnion(statement.sets)
        } else {
            after.append(statement.text)
            late.formUnion(statement.declares)
        }
    }

    /// Whether a statement needs no object: it sets and reads stored properties at most.
    private func isEarly(_ statement: InitializerBody.Statement) -> Bool {
        guard !statement.needsObject, late.isDisjoint(with: statement.uses),
            others.isDisjoint(with: statement.names),
            !statement.captured.contains(where: stored.keys.contains)
        else { return false }
        // Once everything is set, what was deferred comes first.
        return after.isEmpty || !required.isSubset(of: set)
    }

    /// The statement as it sets the properties that hold the values; `nil` if it can't be told.
    private func early(_ statement: InitializerBody.Statement) -> String? {
        let moved = statement.names.filter { target(ofMoved: $0) != nil }
        if moved.isEmpty { return statement.text }
        if let (name, text) = statement.assignment.map({ ($0.name, $0.text) }), moved == [name],
            let target = target(ofMoved: name)
        {
            return "\(target) = \(text)"
        }
        return renamed(statement, moved)
    }

    /// The property that holds the value of a member; `nil` for another name, or if that's the member
    /// itself.
    private func target(ofMoved name: String) -> String? {
        guard let member = stored[name], member.storedName != name else { return nil }
        return Self.target(member.storedName)
    }

    /// The statement with the properties that hold the values of some members; `nil` if something in it
    /// could be meant otherwise.
    ///
    /// For example: `if isNew { self.unobservedLevel = 1 } else { self.unobservedLevel = 2 }`.
    private func renamed(_ statement: InitializerBody.Statement, _ moved: [String]) -> String? {
        // Words in a literal or a comment aren't names.
        let literals = statement.text.split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        let isPlain = !["\\", "#", "\"\"\"", "//", "/*"].contains(where: statement.text.contains)
        guard isPlain, !literals.contains(where: { moved.contains(where: $0.contains) }) else {
            return nil
        }
        var (result, rest) = ("", statement.text[...])
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            result += rest[..<start]
            let word = String(rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            rest = rest[start...].dropFirst(word.count)
            let isOwn = result.hasSuffix("self.")
            let isOther = result.hasSuffix(".") || statement.uses.contains(word)
            guard let target = target(ofMoved: word), isOwn || !isOther, rest.first != ":" else {
                result += word
                continue
            }
            if isOwn { result.removeLast("self.".count) }
            result += target
        }
        return result + rest
    }

    private static func target(_ name: String) -> String {
        "self." + SwiftIdentifier.member(name)
    }
}
