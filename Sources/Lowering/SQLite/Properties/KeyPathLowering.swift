import SharedLowering
import SwiftNames

/// Decides which key paths of a class have a name in the store.
///
/// Key paths of inherited properties are listed again: those of another class are never equal.
struct KeyPathLowering {
    let className: String
    /// Whether an optional relationship leads to objects of the class.
    let isOptionalDestination: Bool

    /// The entries for an entity's own properties.
    func entries(_ members: [MemberLowering], _ links: [LinkLowering], _ layout: EntityLayout)
        -> [KeyPathView]
    {
        members.flatMap { entries($0, layout) }
            + links.map { link in
                entry(link.propertyName, link.name, link.condition, isOrdered: !link.isToMany)
            }
    }

    /// The entry for the property with the number of a row.
    func keyEntry(_ property: String) -> KeyPathView {
        entry(property, "_pk", nil, isOrdered: true)
    }

    /// Whether a property has the name of a type that every class has, which a key path with the
    /// class names instead.
    private func isType(_ property: String) -> Bool {
        ["CloneBranch", "ID", "Protocol", "Type"].contains(property)
    }

    private func entries(_ member: MemberLowering, _ layout: EntityLayout) -> [KeyPathView] {
        switch member {
        case .attribute(let lowering): entries(lowering, layout)
        case .composite(let lowering): entries(lowering, layout)
        }
    }

    private func entries(_ lowering: AttributeLowering, _ layout: EntityLayout) -> [KeyPathView] {
        // Ids show an option set, which has no key path.
        guard lowering.position != nil, lowering.blueprint.ids == nil else { return [] }
        let column = layout.columnName(lowering.attribute.name)
        let property = entry(
            lowering.property.name,
            column,
            lowering.property.condition,
            isOrdered: true
        )
        switch lowering.blueprint.value {
        case nil, .structure:
            return [property] + encodedParts(of: lowering, column, lowering.property.condition)
        case .validated(let type), .nonEmpty(let type), .optionSet(let type),
            .enumeration(let type, _):
            let raw = part(type, "rawValue", of: column, column, lowering.property.condition)
            return [property, raw]
        }
    }

    /// The parts of a value that is stored as JSON; those of a missing value are missing, too.
    private func encodedParts(
        of lowering: AttributeLowering,
        _ column: String,
        _ condition: String?
    ) -> [KeyPathView] {
        guard let parts = lowering.attribute.sortableParts,
            case .json(let type, _)? = columnType(of: lowering.attribute)
        else { return [] }
        let root = SwiftIdentifier.pathInExpression(type)
        let optional = root.contains(".") ? "(\(root)?).?" : "\(root)?.?"
        let start = lowering.blueprint.isOptional ? optional : root
        let paths = parts.map { part in
            let names = part.split(separator: ".").map { SwiftIdentifier.member(String($0)) }
            return "\\\(start).\(names.joined(separator: "."))"
        }
        return [KeyPathView(parts: paths, of: SwiftLiteral.string(column), condition)]
    }

    private func entries(_ lowering: CompositeLowering, _ layout: EntityLayout) -> [KeyPathView] {
        // A condition can't ask about a choice, as its parts have no key paths.
        guard case .structure(let structure) = lowering.plan.content else { return [] }
        let name = lowering.plan.property.name
        return [entry(name, name, lowering.condition, isOrdered: false)]
            + parts(structure, name, lowering.condition, layout)
    }

    private func parts(
        _ structure: StructurePlan,
        _ prefix: String,
        _ condition: String?,
        _ layout: EntityLayout
    ) -> [KeyPathView] {
        structure.parts.flatMap { one -> [KeyPathView] in
            switch one.content {
            case .column(let column):
                let name = layout.columnName(column.attribute.name)
                return [part(structure.name, one.label, of: prefix, name, condition)]
            case .structure(let inner):
                let name = prefix + "." + one.label
                return [part(structure.name, one.label, of: prefix, name, condition)]
                    + parts(inner, name, condition, layout)
            }
        }
    }

    /// The optional type of the class. swift-format takes the `?.?` behind a nested type for an operator.
    private var optional: String { className.contains(".") ? "(\(className)?)" : className + "?" }

    /// - Parameter isOrdered: Whether objects can be sorted by the property, or by what it leads to.
    private func entry(
        _ property: String,
        _ name: String,
        _ condition: String?,
        isOrdered: Bool
    ) -> KeyPathView {
        let member = SwiftIdentifier.member(property)
        if isType(property) {
            let path = "\\.\(member) as KeyPath<\(className), _>"
            return KeyPathView(path, SwiftLiteral.string(name), condition)
        }
        return KeyPathView(
            "\\\(className).\(member)",
            chained: isOptionalDestination && isOrdered ? "\\\(optional).?.\(member)" : nil,
            SwiftLiteral.string(name),
            condition
        )
    }

    private func part(
        _ type: String,
        _ label: String,
        of property: String,
        _ name: String,
        _ condition: String?
    ) -> KeyPathView {
        let root = SwiftIdentifier.pathInExpression(type)
        let path = "\\\(root).\(SwiftIdentifier.member(label))"
        let key = path + ", of: " + SwiftLiteral.string(property)
        return KeyPathView(key, SwiftLiteral.string(name), condition)
    }
}
