import Diagnostics
import ModelIR

/// The model with what User Info entries say about the code: the keys that begin with `modelgen.`.
///
/// For example: `modelgen.type` = `ValidatedName` on the attribute `nameRaw`.
func applyUserInfo(_ model: Model, _ diagnostics: inout DiagnosticSink) -> Model {
    var result = model
    for index in model.entities.indices {
        let attributes = model.entities[index].attributes
        for place in attributes.indices where !attributes[place].userInfo.isEmpty {
            let attribute = attributes[place]
            let entries = attribute.userInfo.filter { $0.name.hasPrefix(UserInfoKey.prefix) }
            guard !entries.isEmpty else { continue }
            let known = model.entities[index].typedProperties
                .first { $0.attribute == attribute.name }
            var property =
                known ?? TypedProperty(attribute: attribute.name, origin: attribute.origin)
            for entry in entries {
                let place = attribute.origin.position(of: "userInfo[\(entry.name)]")
                property.origin = Origin(source: attribute.origin.source, position: place)
                if let problem = apply(entry, to: &property) {
                    let place = model.location(of: property.origin)
                    diagnostics.report(Diagnostic(.error, problem.id, at: place, problem.message))
                }
            }
            result.entities[index].typedProperties.removeAll { $0.attribute == attribute.name }
            result.entities[index].typedProperties.append(property)
        }
    }
    return result
}

/// What User Info can say about an attribute.
enum UserInfoKey: String, CaseIterable {
    /// The name of a value type.
    case type
    /// The property's name in the code.
    case name
    /// Whether there is no property.
    case ignore
    /// Whether there is no setter.
    case readonly
    /// `trap` or `useDefault`.
    case onMissing
    /// The property's doc comment.
    case documentation

    static let prefix = "modelgen."

    var key: String { Self.prefix + rawValue }
}

private typealias Problem = (id: String, message: String)

private func apply(_ entry: NamedText, to property: inout TypedProperty) -> Problem? {
    guard let key = UserInfoKey.allCases.first(where: { $0.key == entry.name }) else {
        let known = UserInfoKey.allCases.map(\.key)
        let nearest = didYouMean(nearestName(to: entry.name, in: known))
        return ("user-info.unknown-key", "modelgen knows no key '\(entry.name)'" + nearest)
    }
    switch key {
    case .type: property.valueType = entry.text
    case .name: property.name = entry.text
    case .documentation: property.documentation = lines(entry.text)
    case .ignore, .readonly:
        guard let flag = flag(entry.text) else { return expected("YES or NO", entry) }
        if key == .ignore { property.isIgnored = flag } else { property.isReadOnly = flag }
    case .onMissing:
        guard let policy = TypedProperty.MissingValue(rawValue: entry.text) else {
            return expected("'trap' or 'useDefault'", entry)
        }
        property.onMissing = policy
    }
    return nil
}

/// The lines that hold something, without blanks at their ends.
private func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .filter { !$0.isEmpty }
}

private func expected(_ words: String, _ entry: NamedText) -> Problem {
    ("user-info.bad-value", "'\(entry.name)' is \(words), not '\(entry.text)'")
}

/// As Xcode's editor and people write it.
private func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "": true
    case "no", "false", "0": false
    default: nil
    }
}
