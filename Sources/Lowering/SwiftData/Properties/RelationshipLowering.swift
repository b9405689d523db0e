import ModelIR
import SharedLowering
import SwiftNames

/// Decides what the code of one relationship contains.
struct RelationshipLowering {
    let relationship: Relationship
    let entity: Entity
    /// The class of the destination.
    let destination: String
    /// Whether the initializer takes the object, so that it's never missing.
    let isRequired: Bool
    /// Whether a to-many relationship is an optional, as CloudKit requires.
    let isOptionalCollection: Bool
    /// The key path to the inverse, if this side names it.
    let inverse: String?
    let property: PropertyBlueprint
    let access: PropertyAccess
    let types: TypeNames

    private var isToMany: Bool { relationship.cardinality != .toOne }

    private var type: String {
        isToMany
            ? "[\(destination)]" + (isOptionalCollection ? "?" : "")
            : destination + (isRequired ? "" : "?")
    }

    func storedView(isUnique: Bool) -> StoredPropertyView {
        let arguments = relationship.arguments(
            isUnique: isUnique,
            storedAs: property.name,
            inverse: inverse
        )
        return StoredPropertyView(
            documentation: documentation,
            declaration: declaration(
                annotation("Relationship", arguments, types),
                "\(property.access)\(setterAccess)var \(property.escapedName): \(type)",
                isToMany ? "[]" : nil
            )
        )
    }

    private var documentation: [String] {
        var described = relationship
        if isToMany {
            // SwiftData doesn't keep an order, and not each minimum.
            described.cardinality = .toMany
            described.minimumCount = relationship.keptMinimum
        } else {
            // Initializers take required objects.
            described.isOptional = true
        }
        let facts = relationshipDocumentation(
            described,
            entity: entity.name,
            destination: destination,
            words: .swiftData,
            isOptionalInCode: true
        )
        return relationship.documentation.map(onOneLine) + [facts]
    }

    /// The initializer parameter of a required object.
    var parameter: Parameter? {
        isRequired ? Parameter(name: property.name, type: destination, defaultValue: nil) : nil
    }

    var assignment: String {
        SwiftExpression.text(property.escapedName)
            .after("self.\(SwiftIdentifier.member(property.name)) = ")
    }

    /// The modifier of the setter and a space; empty if there is none.
    private var setterAccess: String {
        access.setter(of: relationship, isSetBySubclasses: false)
    }

    /// The methods for several members; `nil` for a to-one relationship, and if fewer may set the property than
    /// read it.
    var bulk: BulkView? {
        guard isToMany, setterAccess.isEmpty else { return nil }
        let name = SwiftIdentifier.capitalized(property.name)
        let isHidden = ["objects", "removed"].contains(property.name)
        return BulkView(
            property: property.escapedName,
            target: isHidden ? "self.\(property.name)" : property.escapedName,
            access: property.access,
            add: "addTo\(name)",
            remove: "removeFrom\(name)",
            isOptional: isOptionalCollection,
            parameter: "some \(types.swift("Sequence"))<\(destination)>",
            setType: types.swift("Set")
        )
    }
}

extension RelationshipWords {
    fileprivate static let swiftData = RelationshipWords(
        settingTime: "after inserting",
        withoutInverse: { "No inverse; deleting the \($0) doesn't clear it" },
        membersWithoutInverse: "No inverse; a deleted member stays in it",
        leaving: { noun, _ in "deleting the \(noun) leaves a dangling reference there" }
    )
}
