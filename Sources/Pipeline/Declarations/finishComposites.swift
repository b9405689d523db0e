import Diagnostics
import ModelIR
import SwiftNames

extension Declarations {
    /// Makes properties over several attributes of what was said, where nothing speaks against it.
    mutating func finishComposites() {
        guard !composites.isEmpty else { return }
        let types = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        for (index, drafts) in composites.sorted(by: { $0.key < $1.key }) {
            for draft in drafts {
                let attributes = model.entities[index].attributes
                var finisher = CompositeFinisher(draft, attributes, types)
                let property = finisher.finished(&search)
                for problem in finisher.problems {
                    report(problem.id, at: problem.origin, problem.message)
                }
                guard let property else { continue }
                let entity = model.entities[index]
                let known = entity.compositeProperties.firstIndex { $0.name == property.name }
                if let known {
                    model.entities[index].compositeProperties[known] = property
                } else {
                    model.entities[index].compositeProperties.append(property)
                }
            }
        }
    }
}

/// Checks one property against its type and its entity.
private struct CompositeFinisher {
    let draft: CompositeDraft
    let attributes: [Attribute]
    let types: [String: ValueType]
    var problems: [(id: String, origin: Origin, message: String)] = []

    init(_ draft: CompositeDraft, _ attributes: [Attribute], _ types: [String: ValueType]) {
        self.draft = draft
        self.attributes = attributes
        self.types = types
    }

    /// Nil where something is wrong.
    mutating func finished(_ search: inout NameSearch) -> CompositeProperty? {
        guard let type = type(&search) else { return nil }
        checkName()
        var property = CompositeProperty(
            name: draft.name,
            type: type.name,
            isOptional: draft.isOptional,
            origin: draft.origin
        )
        property.documentation = draft.documentation
        property.columns = columns(of: type, &search)
        property.discriminator = discriminator(of: type)
        property.caseNumbers = draft.cases
        return problems.isEmpty ? property : nil
    }

    private mutating func report(_ id: String, _ origin: Origin?, _ message: String) {
        problems.append((id, origin ?? draft.origin, message))
    }

    private func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    private mutating func checkName() {
        let isFree = !attributes.contains { $0.name == draft.name }
        if isFree, SwiftIdentifier.sanitized(draft.name) == draft.name { return }
        let message =
            "'\(draft.name)' can't be the name of a property: it is no identifier, or an attribute"
            + " has it"
        report("property.unusable-name", nil, message)
    }

    private mutating func type(_ search: inout NameSearch) -> ValueType? {
        guard let name = draft.type else {
            let message =
                "'\(draft.name)' has no type; name it in the configuration, or with"
                + " '\(UserInfoKey.ofType + draft.name)' in the User Info of the entity"
            report("composite.missing-type", nil, message)
            return nil
        }
        guard let type = types[name.value] else {
            let nearest = didYouMean(search.nearest(to: name.value, in: types.keys.sorted()))
            let message = "there is no value type '\(name.value)'" + nearest
            report("property.unknown-type", name.origin, message)
            return nil
        }
        if type.rawType == nil { return type }
        let message = "'\(type.name)' is stored in one attribute: give that attribute the type"
        report("composite.single-type", name.origin, message)
        return nil
    }
}

// MARK: - Attributes

extension CompositeFinisher {
    private mutating func columns(
        of type: ValueType,
        _ search: inout NameSearch
    ) -> [CompositeProperty.Column] {
        let parts = type.storedParts { types[$0] }
        for column in draft.columns where !parts.contains(where: { $0.path == column.path }) {
            let nearest = didYouMean(search.nearest(to: column.path, in: parts.map(\.path)))
            let message = "'\(type.name)' has no part '\(column.path)'" + nearest
            report("composite.unknown-part", column.attribute.origin, message)
        }
        return parts.compactMap { part in
            let given = draft.columns.first { $0.path == part.path }?.attribute
            let usual = ([draft.name] + part.path.split(separator: ".").map(String.init))
                .joined(separator: "_")
            guard let attribute = attribute(given?.value ?? usual) else {
                // A name that was given is checked where it was given.
                if given == nil { reportMissing(part.path, of: type, usual) }
                return nil
            }
            checkType(of: attribute, part, given?.origin)
            return CompositeProperty.Column(path: part.path, attribute: attribute.name)
        }
    }

    private mutating func reportMissing(_ path: String, of type: ValueType, _ usual: String) {
        let message =
            "no attribute is named for the part '\(path)' of '\(type.name)', and there is no '\(usual)'"
        report("composite.missing-part", draft.type?.origin, message)
    }

    private mutating func checkType(
        of attribute: Attribute,
        _ part: StoredPart,
        _ origin: Origin?
    ) {
        guard attribute.type != part.type else { return }
        let message =
            "'\(attribute.name)' does not hold what the part '\(part.path)' of '\(draft.name)' is"
            + " stored as; change one of them"
        report("property.type-mismatch", origin, message)
    }

    /// The attribute that tells the case; nil for a structure, which has none.
    private mutating func discriminator(of type: ValueType) -> String? {
        guard case .choice(let choice) = type.kind else {
            if let given = draft.discriminator {
                let message = "'\(type.name)' has no cases, so it needs no discriminator"
                report("composite.needless-discriminator", given.origin, message)
            }
            return nil
        }
        let name = draft.discriminator?.value ?? draft.name + "_kind"
        guard let attribute = attribute(name) else {
            guard draft.discriminator == nil else { return name }
            let message =
                "no attribute is named that tells the case of '\(draft.name)', and there is no '\(name)'"
            report("composite.missing-discriminator", nil, message)
            return nil
        }
        checkDiscriminator(attribute, of: choice, draft.discriminator?.origin)
        return name
    }

    private mutating func checkDiscriminator(
        _ attribute: Attribute,
        of choice: ChoiceType,
        _ origin: Origin?
    ) {
        let hasNumbers = !draft.cases.isEmpty || choice.cases.contains { $0.number != nil }
        switch attribute.type {
        case .integer16, .integer32, .integer64:
            if hasNumbers { return }
            let message = "'\(attribute.name)' is an integer: give every case its number"
            report("choice.missing-number", origin, message)
        case .string:
            guard hasNumbers else { return }
            let message =
                "'\(attribute.name)' holds the names of cases: leave their numbers out, or make it"
                + " an integer"
            report("composite.needless-numbers", origin, message)
        case .undefined, .boolean, .float, .double, .decimal, .date, .binary, .uuid, .uri,
            .transformable, .objectID, .composite:
            let message = "'\(attribute.name)' tells the case, so it must be a text or an integer"
            report("property.type-mismatch", origin, message)
        }
    }
}
