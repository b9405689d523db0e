import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// The typed property of a relationship, with the stored ones behind it.
struct LoweredRelationship {
    var view: RelationshipView
    /// The property behind one with observers.
    var hidden: RelationshipView?
    var storage: [StorageView] = []
}

/// Decides what the code of one relationship contains.
struct RelationshipLowering {
    let relationship: Relationship
    let entityName: String
    /// The class of the destination. For example: `Item`.
    let destination: String
    /// Whether the destination has its own class.
    let hasClass: Bool
    let types: TypeNames
    /// Whether the property of a to-one relationship can be `nil`.
    let isOptional: Bool
    let property: PropertyBlueprint

    func lowered(_ names: inout PropertyNames) -> LoweredRelationship {
        var lowered = plain(&names)
        if let observers = property.observers { run(observers, &lowered) }
        return lowered
    }

    private func run(
        _ observers: PropertyObservers,
        _ lowered: inout LoweredRelationship
    ) {
        var inner = lowered.view
        var observed = observers.view(over: property.heldName, inner.type)
        inner.documentation = []
        inner.access = property.innerAccess
        inner.name = property.heldName
        switch inner.form {
        case .managed: inner.objectiveCName = relationship.name
        case .primitive(var accessor):
            observed.isObjectiveC = accessor.isObjectiveC
            accessor.isObjectiveC = false
            inner.form = .primitive(accessor)
        case .raw, .ordered, .observed: break
        }
        lowered.hidden = inner
        lowered.view.form = .observed(observed)
    }

    private func plain(_ names: inout PropertyNames) -> LoweredRelationship {
        switch relationship.cardinality {
        case .toOne:
            canBeManaged ? managed() : overPrimitive(&names)
        case .toMany: unordered(&names)
        case .orderedToMany: ordered(&names)
        }
    }

    private var selectorName: String { SwiftIdentifier.capitalized(relationship.name) }
    private var setType: String { concatenated(types.swift("Set"), "<", destination, ">") }
    private var arrayType: String { concatenated("[", destination, "]") }

    private var isNameSafe: Bool {
        property.name == relationship.name
            && !SwiftIdentifier.isInOwningMethodFamily(relationship.name)
    }

    /// Whether Core Data's accessor suffices: it can return an optional object unchanged.
    private var canBeManaged: Bool { isOptional && property.observers == nil && isNameSafe }

    private func managed() -> LoweredRelationship {
        LoweredRelationship(view: view(concatenated(destination, "?"), .managed(nil)))
    }

    /// The stored property is optional, since a new object doesn't have a destination yet.
    private func overPrimitive(_ names: inout PropertyNames) -> LoweredRelationship {
        let type = destination + (isOptional ? "?" : "")
        guard let storage = names.primitive(relationship.name) else {
            let storage = names.helper(property.name + "Storage")
            return LoweredRelationship(
                view: view(type, .raw(accessor(over: storage)), isObjectiveC: false),
                storage: [stored("var \(storage): \(destination)?", selector: relationship.name)]
            )
        }
        var accessor = accessor(over: storage)
        accessor.isObjectiveC = isNameSafe
        return LoweredRelationship(
            view: view(type, .primitive(accessor), isObjectiveC: accessor.isObjectiveC),
            storage: [stored("var \(storage): \(destination)?", selector: nil)]
        )
    }

    private func accessor(over storage: String) -> AccessorView {
        let place = SwiftLiteral.string(property.name)
        return AccessorView(
            key: SwiftLiteral.string(relationship.name),
            read: isOptional ? storage : Breakable.call("required", [storage, place]),
            storage: storage,
            write: "newValue"
        )
    }

    private func unordered(_ names: inout PropertyNames) -> LoweredRelationship {
        let members = members(setType, &names)
        return LoweredRelationship(
            view: view(setType, .managed(members), isObjectiveC: property.observers == nil)
        )
    }

    private func ordered(_ names: inout PropertyNames) -> LoweredRelationship {
        let storage = names.helper(property.name + "Storage")
        let members = members(arrayType, &names)
        let orderedSet = types.foundation("NSOrderedSet")
        let form = OrderedMembersView(members: members, storage: storage)
        let plural = "(_ values: \(orderedSet))"
        return LoweredRelationship(
            view: view(arrayType, .ordered(form), isObjectiveC: false),
            storage: [
                stored("var \(storage): \(orderedSet)?", selector: relationship.name),
                stored("func add\(selectorName)\(plural)", selector: "add\(selectorName):"),
                stored("func remove\(selectorName)\(plural)", selector: "remove\(selectorName):"),
            ]
        )
    }

    private func members(_ collection: String, _ names: inout PropertyNames) -> MembersView {
        let name = property.name
        // The store can't count members without an inverse.
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
            addDocumentation: [
                concatenated(
                    property.observers == nil
                        ? "Adds in place, where `" : "Adds in place, past the observers, where `",
                    copying,
                    isOrdered ? "` would copy the array." : "` would copy the set."
                )
            ],
            access: property.access,
            count: count.map {
                CountView(
                    countName: $0,
                    countKey: key,
                    countType: types.swift("Int")
                )
            }
        )
    }

    private func stored(_ declaration: String, selector: String?) -> StorageView {
        StorageView(
            isSeparated: selector != nil,
            objectiveCName: selector,
            declaration: "private " + declaration
        )
    }

    private func view(
        _ type: String,
        _ form: RelationshipView.Form,
        isObjectiveC: Bool = true
    ) -> RelationshipView {
        let documentation = relationshipDocumentation(
            relationship,
            entity: entityName,
            destination: hasClass ? destination : nil,
            words: .coreData,
            isOptionalInCode: isOptional
        )
        let keyPath = isObjectiveC ? nil : keyPathDocumentation(relationship.name)
        let lines = [documentation, keyPath].compactMap(\.self)
        return RelationshipView(
            documentation: lines,
            isSeparated: true,
            access: property.access,
            name: property.escapedName,
            type: type,
            edges: ConditionEdges(property.condition),
            form: form
        )
    }
}

extension RelationshipWords {
    /// Deleting an object doesn't affect relationships to it that have no inverse.
    fileprivate static let coreData = RelationshipWords(
        settingTime: "after inserting",
        withoutInverse: { "No inverse; deleting the \($0) doesn't clear it" },
        membersWithoutInverse: "No inverse; a deleted member stays in it",
        leaving: { noun, _ in "deleting the \(noun) leaves a dangling reference there" }
    )
}
