import ModelIR
import SwiftNames

/// The statements of a declared initializer, in an order that a class with other stored properties or
/// a superclass accepts.
///
/// What `super.init()` has to find is set before it: the stored properties. What uses the object,
/// as setting a relationship does, comes after it, and so does what reads properties, if they're all
/// set. Otherwise, statements keep their order.
package struct OrderedStatements {
    /// The members that statements can set before `super.init()`.
    package struct StoredMember {
        package let name: String
        /// The property that holds the value.
        let storedName: String
        /// The storage of the property's wrapper; `nil` without a wrapper. For example: `_title`.
        let storage: String?
        /// The value unless a statement sets one; `nil` if a statement has to.
        let initialValue: String?
        /// How the stored property holds the value; `nil` if it holds the value itself.
        let rawForm: RawForm?

        package init(
            name: String,
            storedName: String,
            storage: String?,
            initialValue: String?,
            rawForm: RawForm? = nil
        ) {
            self.name = name
            self.storedName = storedName
            self.storage = storage
            self.initialValue = initialValue
            self.rawForm = rawForm
        }
    }

    /// The form of a value whose raw value a property stores.
    package struct RawForm {
        /// The type of the value, with a question mark if it's optional. For example: `Mood?`.
        let type: String
        /// For example: `rawValue`.
        let member: String

        package init(type: String, member: String) {
            self.type = type
            self.member = member
        }

        /// For example: `mood.rawValue` for `mood`, and `Mood.happy.rawValue` for `.happy`.
        package func raw(_ value: String) -> String {
            if value == "nil" { return value }
            let isOptional = type.hasSuffix("?")
            let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if isName, value.hasPrefix("."), value != ".none" {
                return "\(isOptional ? String(type.dropLast()) : type)\(value).\(member)"
            }
            let whole = value.contains(" ") ? "(\(value))" : value
            // The value of an optional may not be optional.
            let isPlain = isName && !value.hasPrefix(".") && !isOptional
            let base = isPlain ? value : "(\(whole) as \(type))"
            return base + (isOptional ? "?." : ".") + member
        }
    }

    package private(set) var before: [String] = []
    package private(set) var after: [String] = []
    /// `super.init(…)` as written; `nil` if the initializer leaves it out.
    package private(set) var parentCall: String?
    /// The stored properties that can't be set in time.
    package private(set) var missing: [String] = []

    private let stored: [String: StoredMember]
    /// The types of relationships that variables can hold until there is an object, by their names.
    private let holdable: [String: String]
    /// The variables that hold values of relationships, by those.
    private var holders: [String: String] = [:]
    private let observed: [String: String]
    /// The members that statements after `super.init()` name.
    private var namedLate: Set<String> = []
    private let body: InitializerBody
    /// The members that need a whole object.
    private let others: Set<String>
    private var set: Set<String> = []
    private var initial: Set<String> = []
    private var lateNames: Set<String> = []
    private var required: Set<String>

    /// - Parameters:
    ///   - members: What statements can set before `super.init()`.
    ///   - others: The members that need a whole object.
    ///   - relationships: The types of relationships among those, by their names. A branch may set one
    ///     beside a stored property. For example: `[Item]` for `items`.
    ///   - observed: The relationships with observers, and the properties behind them, by their names.
    package init(
        _ body: InitializerBody,
        stored members: [StoredMember],
        others: Set<String>,
        relationships: [String: String] = [:],
        observed: [String: String] = [:]
    ) {
        self.body = body
        self.observed = observed
        holdable = relationships
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
        } else if parentCall == nil, let names = relationships(heldFor: statement),
            let text = early(statement, holding: names)
        {
            before += names.filter { holders[$0] == nil }.map { declareHolder(of: $0) }
            before.append(text)
            set.formUnion(statement.sets)
        } else {
            after.append(late(statement))
            lateNames.formUnion(statement.declares)
            namedLate.formUnion(statement.names)
        }
    }

    /// The relationships that a statement sets beside a stored property that must be set before
    /// `super.init()`; `nil` if the statement doesn't have to come early, or can't.
    ///
    /// For example: `customer` for `if let buyer { customer = buyer; isSold = true } else { isSold =
    /// false }`.
    private func relationships(heldFor statement: InitializerBody.Statement) -> [String]? {
        let names = others.intersection(statement.names)
        guard !statement.needsObject, lateNames.isDisjoint(with: statement.uses),
            statement.captured.allSatisfy({ stored[$0] == nil && !names.contains($0) }),
            !required.subtracting(set).isDisjoint(with: statement.sets), !names.isEmpty,
            names.allSatisfy({ holdable[$0] != nil }),
            namedLate.isDisjoint(with: names)
        else { return nil }
        return names.sorted()
    }

    /// The name of the variable for the value of a member.
    private func holder(of member: String) -> String {
        if let holder = holders[member] { return holder }
        var name = "new" + SwiftIdentifier.capitalized(member)
        while body.head.contains(name)
            || body.statements.contains(where: { $0.text.contains(name) })
        {
            name += "Value"
        }
        return name
    }

    /// Declares the variable for a relationship, which is set when there is an object.
    private mutating func declareHolder(of relationship: String) -> String {
        let (name, type) = (holder(of: relationship), holdable[relationship] ?? "")
        holders[relationship] = name
        after.append("\(Self.target(observed[relationship] ?? relationship)) = \(name)")
        let initial = type.hasSuffix("?") ? "" : " = []"
        return "var \(name): \(type)\(initial)"
    }

    /// Whether a statement needs no object, or has to come before there is one: it sets and reads
    /// stored properties at most.
    private func isEarly(_ statement: InitializerBody.Statement) -> Bool {
        guard !statement.needsObject, lateNames.isDisjoint(with: statement.uses),
            others.isDisjoint(with: statement.names),
            !statement.captured.contains(where: stored.keys.contains)
        else { return false }
        // Once everything is set, what was deferred comes first.
        return !required.isSubset(of: set) || after.isEmpty && read(by: statement).isEmpty
    }

    /// The wrapped properties that a statement reads or changes, which as such needs an object.
    private func read(by statement: InitializerBody.Statement) -> Set<String> {
        Set(statement.names).filter { name in
            guard let member = stored[name], member.storage != nil else { return false }
            let isShadowed = statement.uses.contains(name)
            if let assignment = statement.assignment, assignment.name == name {
                return mentions(of: name, in: assignment.text, isShadowed: isShadowed) > 0
            }
            if statement.sets.contains(name), !set.contains(name) {
                // One side of `(self.total, self.count) = (total, count ?? self.count)` sets it.
                return statement.text.hasPrefix("(")
                    && mentions(of: name, in: statement.text, isShadowed: isShadowed) > 1
            }
            return set.contains(name) || member.initialValue != nil
        }
    }

    /// How often a text names a member.
    ///
    /// - Parameter isShadowed: Whether the name by itself is that of a variable.
    private func mentions(of name: String, in text: String, isShadowed: Bool) -> Int {
        CodeWords(text).words.count {
            $0.text == name && ($0.isOwn || !isShadowed && !$0.isMember)
        }
    }

    /// The statement as it sets the properties that hold the values; `nil` if it can't be told.
    ///
    /// - Parameter held: The relationships whose values variables hold.
    private func early(
        _ statement: InitializerBody.Statement,
        holding held: [String] = []
    ) -> String? {
        let moved = statement.names.filter { target(ofMoved: $0) != nil } + held
        let read = read(by: statement)
        if moved.isEmpty, read.isEmpty { return statement.text }
        if read.isEmpty, let (name, text) = statement.assignment.map({ ($0.name, $0.text) }),
            moved == [name],
            let target = target(ofMoved: name)
        {
            return "\(target) = \(stored[name]?.rawForm?.raw(text) ?? text)"
        }
        guard moved.allSatisfy({ stored[$0]?.rawForm == nil }) else {
            return read.isEmpty ? choice(of: moved, statement) : nil
        }
        return renamed(statement) { [self] name in
            (held.contains(name) ? holder(of: name) : nil)
                ?? (read.contains(name) ? stored[name]?.storage.map { "self.\($0).value" } : nil)
                ?? target(ofMoved: name)
        }
    }

    /// The statement after `super.init()`, where it sets properties without running their observers, as in
    /// every initializer.
    private func late(_ statement: InitializerBody.Statement) -> String {
        let moved = statement.names.filter {
            observed[$0] != nil || target(ofMoved: $0) != nil && stored[$0]?.rawForm == nil
        }
        guard !moved.isEmpty, Set(moved).isDisjoint(with: statement.captured) else {
            return statement.text
        }
        return renamed(statement) { [self] name in
            moved.contains(name) ? observed[name].map(Self.target) ?? target(ofMoved: name) : nil
        }
    }

    /// The statement with a constant for each value that it chooses, whose raw values follow; `nil` if
    /// it may leave one out.
    ///
    /// For example: `let newMood: Mood`, `if isNew { newMood = .happy } else { newMood = .sad }`, and
    /// `self.moodRaw = newMood.rawValue`.
    private func choice(of names: [String], _ statement: InitializerBody.Statement) -> String? {
        guard names.allSatisfy({ statement.sets.contains($0) && !set.contains($0) }) else {
            return nil
        }
        let text = renamed(statement) { [self] in names.contains($0) ? holder(of: $0) : nil }
        var (declarations, assignments): ([String], [String]) = ([], [])
        for name in names {
            guard let form = stored[name]?.rawForm, let target = target(ofMoved: name) else {
                return nil
            }
            declarations.append("let \(holder(of: name)): \(form.type)")
            assignments.append("\(target) = \(form.raw(holder(of: name)))")
        }
        return (declarations + [text] + assignments).joined(separator: "\n")
    }

    /// The property that holds the value of a member; `nil` for another name, or if that's the member
    /// itself.
    private func target(ofMoved name: String) -> String? {
        guard let member = stored[name], member.storedName != name else { return nil }
        return Self.target(member.storedName)
    }

    /// The statement with other names for some members.
    ///
    /// For example: `if isNew { self.unobservedLevel = 1 } else { self.unobservedLevel = 2 }`.
    private func renamed(
        _ statement: InitializerBody.Statement,
        _ target: (String) -> String?
    ) -> String {
        CodeWords.replacing(in: statement.text) { word in
            let isOther = word.isMember || statement.uses.contains(word.text)
            guard word.isOwn || !isOther, !word.isLabel else { return nil }
            return target(word.text)
        }
    }

    private static func target(_ name: String) -> String {
        "self." + SwiftIdentifier.member(name)
    }
}
