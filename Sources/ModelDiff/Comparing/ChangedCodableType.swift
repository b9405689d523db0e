import ModelIR

/// A type that attributes keep as JSON, and that two versions declare differently.
struct ChangedCodableType {
    let name: String
    let oldOrigin: Origin
    let newOrigin: Origin
    /// Whether the new declaration decodes whatever the old one encoded.
    let isExtended: Bool
    /// The parts that are new, in quotes. For example: `'Price.note'`.
    let added: [String]
    /// The parts that had other names.
    let renamed: [RenamedPart]
}

extension Comparison {
    /// The codable types of attributes in both versions whose values are made of other parts.
    var changedCodableTypes: [ChangedCodableType] {
        let oldDeclarations = named(old.declarations)
        let newDeclarations = named(new.declarations)
        var found: Set<String> = []
        return attributes.pairs.flatMap { pair -> [ChangedCodableType] in
            guard pair.new.type == .codable, pair.old.customClassName == pair.new.customClassName,
                let type = pair.new.customClassName
            else { return [] }
            let names = changedTypes(
                type,
                pair.old.codableForm,
                pair.new.codableForm,
                oldDeclarations,
                newDeclarations
            ).filter { found.insert($0).inserted }
            if names.isEmpty { return [] }
            let followed = pair.old.renamedParts ?? []
            let renamed = (pair.new.renamedParts ?? []).filter { !followed.contains($0) }
            let change = CodableChange(
                from: pair.old.codableParts?.map { $0.renamed(by: renamed) },
                to: pair.new.codableParts
            )
            return names.map { name in
                ChangedCodableType(
                    name: name,
                    oldOrigin: oldDeclarations[name]?.origin ?? pair.old.origin,
                    newOrigin: newDeclarations[name]?.origin ?? pair.new.origin,
                    isExtended: change?.isExtension ?? false,
                    added: change?.added ?? [],
                    renamed: renamed.filter { $0.type == name }
                )
            }
        }
    }

    private func named(_ declarations: [SourceFragment]) -> [String: SourceFragment] {
        Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The types whose stored values changed. For example: `Price` for `[Price]`.
    private func changedTypes(
        _ type: String,
        _ oldForm: String?,
        _ newForm: String?,
        _ old: [String: SourceFragment],
        _ new: [String: SourceFragment]
    ) -> [String] {
        if oldForm != nil, oldForm == newForm { return [] }
        // A type that one version lacks is part of the difference between the attributes.
        let changed = identifiers(in: type).filter { name in
            guard let before = old[name], let after = new[name] else { return false }
            return before.text != after.text
        }
        if !changed.isEmpty || oldForm == nil || newForm == nil { return changed }
        // The declaration of a type that the named one contains.
        return [type]
    }
}

/// What two declarations of a codable type have in common, by their parts.
private struct CodableChange {
    /// The properties and cases that are new, in quotes.
    let added: [String]
    /// Whether nothing is gone, and values that lack what is new can be decoded.
    let isExtension: Bool

    /// Returns `nil` if a version doesn't say what its values are made of.
    init?(from old: [String]?, to new: [String]?) {
        guard let old = old.map({ $0.map(CodablePart.init) }),
            let new = new.map({ $0.map(CodablePart.init) })
        else { return nil }
        // What only a new property has isn't in any value.
        let known = Set(old.map(\.type))
        let added = new.filter { !old.contains($0) && known.contains($0.type) }
        let optional = Set(new.filter(\.isOptionalProperty).map(\.name))
        isExtension =
            old.allSatisfy(new.contains)
            && added.allSatisfy { part in
                switch part.kind {
                case .property: part.isOptionalProperty
                case .enumCase: true
                case .key: optional.contains(part.name)
                case .rest: false
                }
            }
        self.added = added.filter { $0.kind != .key }.map { "'\($0.type).\($0.name)'" }
    }
}

/// A part of a codable type's values, as the model names it.
private struct CodablePart: Equatable {
    enum Kind { case property, enumCase, key, rest }

    /// The type's own name. For example: `Price`.
    let type: String
    let kind: Kind
    /// The name of a property or a case. For example: `amount` for `Price.amount: Decimal`.
    let name: String
    /// What follows the type's name.
    private let text: String

    var isOptionalProperty: Bool { kind == .property && text.hasSuffix("?") }

    init(_ part: String) {
        let dot = part.firstIndex(of: ".") ?? part.endIndex
        type = String(part[..<dot])
        let text = String(part[dot...].dropFirst())
        self.text = text
        let heads: [(String, Kind)] = [
            ("case ", .enumCase), ("CodingKeys.case ", .key), ("CodingKeys", .rest), (":", .rest),
            ("coding ", .rest),
        ]
        let head = heads.first { text.hasPrefix($0.0) }
        kind = head?.1 ?? .property
        let words = text.dropFirst(head?.0.count ?? 0).split { ": =(".contains($0) }
        // The number of a case precedes its name.
        name = words.first { !$0.allSatisfy { $0.isNumber || $0 == "-" } }.map(String.init) ?? ""
    }
}

extension String {
    /// A part under its new name. For example: `Address.road: String?` for `Address.street: String?`.
    fileprivate func renamed(by parts: [RenamedPart]) -> String {
        for part in parts where hasPrefix("\(part.type).\(part.formerName): ") {
            let former = "\(part.type).\(part.formerName)"
            return "\(part.type).\(part.name)" + dropFirst(former.count)
        }
        return self
    }
}
