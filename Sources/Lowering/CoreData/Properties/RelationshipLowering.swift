import ModelIR
import SharedLowering
import SwiftNames

/// The typed property of a relationship, with what is stored behind it.
struct LoweredRelationship {
    var view: RelationshipView
    /// What is behind a property that runs something when it is set.
    var hidden: RelationshipView?
    var storage: [StorageView] = []
}

/// Decides how one relationship looks in the code.
struct RelationshipLowering {
    let relationship: Relationship
    let entityName: String
    /// The class of the destination. For example: `Item`.
    let destination: String
    /// Whether that is the destination's own.
    let hasClass: Bool
    let types: TypeNames
    let access: String
    /// Where the typed property exists; nil for everywhere. For example: `os(iOS)`.
    let condition: String?
    /// What runs when the property is set.
    let observers: PropertyObservers?
    /// Who may use the value behind a property with observers.
    let innerAccess: String

    func lowered(_ names: inout PropertyNames) -> LoweredRelationship {
        var lowered = plain(&names)
        if let observers { run(observers, &lowered, names) }
        return lowered
    }

    private func run(
        _ observers: PropertyObservers,
        _ lowered: inout LoweredRelationship,
        _ names: PropertyNames
    ) {
        let name = names.unobserved(names.swiftName(relationship.name))
        var inner = lowered.view
        inner.documentation = []
        inner.access = innerAccess
        inner.name = name
        if case .managed = inner.form { inner.objectiveCName = relationship.name }
        lowered.hidden = inner
        lowered.view.form = .observed(observers.view(over: name, inner.type))
    }

    private func plain(_ names: inout PropertyNames) -> LoweredRelationship {
        switch relationship.cardinality {
        case .toOne:
            relationship.isOptional && isNameSafe(names) ? optional(names) : required(&names)
        case .toMany: unordered(&names)
        case .orderedToMany: ordered(&names)
        }
    }

    /// How much further in than others the property stands.
    private var margin: Int { ConditionEdges.margin(of: condition) }

    private var selectorName: String { SwiftIdentifier.capitalized(relationship.name) }
    private var setType: String { concatenated(types.swift("Set"), "<", destination, ">") }
    private var arrayType: String { concatenated("[", destination, "]") }

    private func isNameSafe(_ names: PropertyNames) -> Bool {
        names.swiftName(relationship.name) == relationship.name
            && !SwiftIdentifier.isInOwningMethodFamily(relationship.name)
    }

    private func optional(_ names: PropertyNames) -> LoweredRelationship {
        LoweredRelationship(view: view(names, concatenated(destination, "?"), .managed(nil)))
    }

    /// The stored one is optional: a new object has no destination yet.
    private func required(_ names: inout PropertyNames) -> LoweredRelationship {
        let name = names.swiftName(relationship.name)
        let storage = names.helper(name + "Storage")
        let place = SwiftLiteral.string(name)
        let read =
            relationship.isOptional
            ? ExpressionView(storage)
            : ExpressionView(calling: "required", storage, place, indentation: 16 + margin)
        let accessor = AccessorView(
            key: SwiftLiteral.string(relationship.name),
            read: read,
            storage: storage,
            write: ExpressionView("newValue"),
            margin: margin
        )
        let type = destination + (relationship.isOptional ? "?" : "")
        return LoweredRelationship(
            view: view(names, type, .required(accessor)),
            storage: [stored("var \(storage): \(destination)?", selector: relationship.name)]
        )
    }

    private func unordered(_ names: inout PropertyNames) -> LoweredRelationship {
        let members = members(setType, &names)
        return LoweredRelationship(view: view(names, setType, .managed(members)))
    }

    private func ordered(_ names: inout PropertyNames) -> LoweredRelationship {
        let storage = names.helper(names.swiftName(relationship.name) + "Storage")
        let members = members(arrayType, &names)
        let orderedSet = types.foundation("NSOrderedSet")
        let form = OrderedMembersView(members: members, storage: storage, margin: margin)
        let plural = "(_ values: \(orderedSet))"
        return LoweredRelationship(
            view: view(names, arrayType, .ordered(form)),
            storage: [
                stored("var \(storage): \(orderedSet)?", selector: relationship.name),
                stored("func add\(selectorName)\(plural)", selector: "add\(selectorName):"),
                stored("func remove\(selectorName)\(plural)", selector: "remove\(selectorName):"),
            ]
        )
    }

    private func members(_ collection: String, _ names: inout PropertyNames) -> MembersView {
        let name = names.swiftName(relationship.name)
        // Without an inverse, counting in the store is not possible.
        let count = relationship.inverse.flatMap { _ in
            names.optionalHelper(concatenated(name, "Count"))
        }
        let isOrdered = relationship.cardinality == .orderedToMany
        let copying = concatenated(name, isOrdered ? ".append(_:)" : ".insert(_:)")
        let key = SwiftLiteral.string(relationship.name)
        return MembersView(
            selectorName: selectorName,
            element: destination,
            collection: collection,
            orderedSet: types.foundation("NSOrderedSet"),
            addDocumentation: TextWidth.wrapped(
                concatenated(
                    observers == nil
                        ? "Adds in place, where `" : "Adds in place, past the observers, where `",
                    copying,
                    isOrdered ? "` would copy the array." : "` would copy the set."
                ),
                indentation: 8 + margin
            ),
            access: access,
            margin: margin,
            count: count.map {
                CountView(
                    name: $0,
                    key: key,
                    type: types.swift("Int"),
                    access: access,
                    margin: margin
                )
            }
        )
    }

    private func stored(_ declaration: String, selector: String) -> StorageView {
        StorageView(
            isSeparated: true,
            objectiveCName: selector,
            declaration: "private " + declaration
        )
    }

    private func view(_ names: PropertyNames, _ type: String, _ form: RelationshipView.Form)
        -> RelationshipView
    {
        let documentation = relationshipDocumentation(
            relationship,
            entity: entityName,
            destination: hasClass ? destination : nil,
            words: .coreData
        )
        return RelationshipView(
            edges: ConditionEdges(condition),
            documentation: TextWidth.wrapped(documentation, indentation: 8 + margin),
            isSeparated: true,
            access: access,
            name: SwiftIdentifier.escaped(names.swiftName(relationship.name)),
            type: type,
            form: form
        )
    }
}

extension RelationshipWords {
    /// Core Data leaves a relationship without an inverse alone when it deletes the other object.
    fileprivate static let coreData = RelationshipWords(
        withoutInverse: { "No inverse: deleting the \($0) does not clear it" },
        membersWithoutInverse: "No inverse: deleted members stay in it",
        leaving: { noun, _ in "deleting the \(noun) leaves a dangling reference there" }
    )
}
