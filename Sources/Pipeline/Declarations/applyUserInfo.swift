import Diagnostics
import ModelIR

/// The model with what User Info entries say about the code: the keys that begin with `modelgen.`.
///
/// For example: `modelgen.type` = `ValidatedName` on the attribute `nameRaw`.
func applyUserInfo(_ model: Model, _ diagnostics: inout DiagnosticSink) -> Model {
    var applier = UserInfoApplier(model)
    for index in model.entities.indices { applier.apply(toEntity: index) }
    applier.addLibraryTypes()
    diagnostics.report(contentsOf: applier.found)
    return applier.model
}

/// A model on the way to what its User Info says of it, with what is wrong there.
struct UserInfoApplier {
    var model: Model
    private(set) var found: [Diagnostic] = []
    let valueTypes: [String: ValueType]

    init(_ model: Model) {
        self.model = model
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
    }

    mutating func apply(toEntity index: Int) {
        let entity = model.entities[index]
        for entry in entries(entity.userInfo, entity.origin, UserInfoKey.ofEntities) {
            model.entities[index].documentation = documentationLines(entry.text)
        }
        for attribute in entity.attributes {
            let entries = entries(attribute.userInfo, attribute.origin, UserInfoKey.allCases)
            if !entries.isEmpty { apply(entries, to: attribute, inEntity: index) }
        }
        for relationship in entity.relationships {
            let known = UserInfoKey.ofRelationships
            for entry in entries(relationship.userInfo, relationship.origin, known) {
                apply(entry, to: relationship, inEntity: index)
            }
        }
    }

    /// The library's own types need no declaration.
    mutating func addLibraryTypes() {
        let uses = model.entities.lazy.flatMap(\.typedProperties)
        guard let use = uses.first(where: { $0.valueType == ValueType.nonEmptyTextName }),
            valueTypes[ValueType.nonEmptyTextName] == nil
        else { return }
        model.valueTypes.append(.nonEmptyText(at: use.origin))
    }

    mutating func report(_ id: String, _ origin: Origin, _ message: String) {
        found.append(Diagnostic(.error, id, at: model.location(of: origin), message))
    }

    mutating func reportExpected(_ words: String, _ entry: UserInfoEntry) {
        let message = "'\(entry.key.key)' is \(words), not '\(entry.text)'"
        report("user-info.bad-value", entry.origin, message)
    }

    /// The entries with known keys; others that begin like these are reported.
    private mutating func entries(
        _ userInfo: [NamedText],
        _ owner: Origin,
        _ known: [UserInfoKey]
    ) -> [UserInfoEntry] {
        userInfo.filter { $0.name.hasPrefix(UserInfoKey.prefix) }.compactMap { entry in
            let place = owner.position(of: "userInfo[\(entry.name)]")
            let origin = Origin(source: owner.source, position: place)
            if let key = known.first(where: { $0.key == entry.name }) {
                return UserInfoEntry(key: key, text: entry.text, origin: origin)
            }
            let nearest = didYouMean(nearestName(to: entry.name, in: known.map(\.key)))
            let message = "modelgen knows no key '\(entry.name)'"
            let isElsewhere = UserInfoKey.allCases.contains { $0.key == entry.name }
            let end = isElsewhere ? " here" : nearest
            report("user-info.unknown-key", origin, message + end)
            return nil
        }
    }

    private mutating func apply(
        _ entry: UserInfoEntry,
        to relationship: Relationship,
        inEntity index: Int
    ) {
        var code = model.entities[index].code ?? CodeDetails()
        if entry.key == .clone {
            guard let kind = CloneRule.Kind(entryText: entry.text) else {
                return reportExpected("a rule such as 'exclude'", entry)
            }
            let rule = CloneRule(property: relationship.name, kind: kind, origin: entry.origin)
            code.cloneRules.append(rule)
        } else {
            let lines = documentationLines(entry.text)
            code.relationshipDocumentation.append(
                MemberDocumentation(property: relationship.name, lines: lines)
            )
        }
        model.entities[index].code = code
    }
}

/// An entry of User Info that is modelgen's own.
struct UserInfoEntry {
    var key: UserInfoKey
    var text: String
    var origin: Origin
}

/// The lines from the first that holds something to the last, without blanks at their ends.
func documentationLines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }[...]
    lines =
        lines.map { line in
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            return line
        }[...]
    lines = lines.drop(while: \.isEmpty)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
}
