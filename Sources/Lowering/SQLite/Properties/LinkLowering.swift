import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides how one relationship looks in a class whose objects are rows.
///
/// A class, since the property, the row and the field of a relationship share one.
final class LinkLowering {
    let placed: PlacedLink
    /// The name of the relationship in the model.
    let name: String
    /// What refers to the other row. For example: `personReference`.
    let reference: String

    private let owner: EntityPlan
    /// The class of the destination. For example: `Photo`.
    private let destination: String
    private let types: TypeNames
    private let options: LoweringOptions
    private let propertyAccess: PropertyAccess
    private let property: PropertyBlueprint
    /// The names of the declaration's own members.
    private let takenNames: Set<String>

    init(
        _ placed: PlacedLink,
        of owner: EntityPlan,
        to destination: String,
        _ context: PropertyContext
    ) {
        self.placed = placed
        self.owner = owner
        self.destination = destination
        types = context.types
        options = context.options
        propertyAccess = context.access
        let relationship = placed.link.relationship
        name = relationship.name
        property = PropertyBlueprint(relationship, context)
        reference = context.names.free(property.name + "Reference")
        let entity = owner.entity
        takenNames = Set(
            entity.code?.carriedOver.map(\.baseName) ?? []
        )
        .union(entity.attributes.map(\.declaredName) + entity.relationships.map(\.declaredName))
    }

    var condition: String? { property.condition }
    /// The name of the property in the code.
    var propertyName: String { property.name }
    /// The property behind one with observers; `nil` if it has none.
    var unobservedName: String? { property.observers == nil ? nil : property.heldName }
    /// The property's access level and a space. For example: `public `.
    var access: String { property.access }

    private var link: LinkPlan { placed.link }
    private var relationship: Relationship { _read { yield link.relationship } }

    var isToMany: Bool { link.isToMany }
    private var isRequired: Bool { !isToMany && !options.isOptional(relationship) }

    /// The property, and the one behind it where it runs observers.
    func views() -> [LinkView] {
        let view = view
        guard let observers = property.observers else { return [view] }
        var outer = view
        outer.form = .observed(observers.view(over: property.heldName, type))
        var stored = view
        stored.documentation = []
        stored.access = property.innerAccess
        stored.name = property.heldName
        stored.isSetByFewer = false
        return grouped([outer, stored])
    }

    /// The modifier of the setter and a space; empty if there is none.
    private var setterAccess: String {
        propertyAccess.setter(of: relationship, isSetBySubclasses: true)
    }

    private var view: LinkView {
        LinkView(
            documentation: [
                relationshipDocumentation(
                    documented,
                    entity: owner.entity.name,
                    destination: destination,
                    words: .sqlite,
                    isOptionalInCode: !isRequired
                )
            ],
            access: property.access + setterAccess,
            name: property.escapedName,
            type: type,
            index: "\(placed.index)",
            isSetByFewer: !setterAccess.isEmpty,
            edges: ConditionEdges(condition),
            form: form
        )
    }

    /// Only members whose rows refer to the object can be left as they are: where it has the
    /// reference, or a table of pairs, No Action is what Nullify is.
    private var documented: Relationship {
        var result = relationship
        if case .remote = link.kind { return result }
        if result.deleteRule == .noAction { result.deleteRule = .nullify }
        return result
    }

    /// Whether Swift's own types have a value without an object: `nil`, or an empty collection.
    var canStartWithoutValue: Bool { members != nil || !isToMany && !isRequired }

    var type: String {
        if let members { return members.type }
        if link.isToMany { return "\(types.modelStore("ToMany"))<\(destination)>" }
        return destination + (isRequired ? "" : "?")
    }

    private var form: LinkView.Form {
        if let members { return .members(members) }
        if link.isToMany { return .toMany }
        guard case .column = link.kind else {
            return .backReference(read: read("self[member: \(placed.index)]"))
        }
        let relate = SwiftExpression.call(
            "relate",
            [
                .init(nil, .text(reference)), .init("to", .text("newValue")),
                .init(nil, .text("\(placed.index)")),
            ]
        )
        return .reference(
            ReferenceView(
                reference: reference,
                referenceType: "\(types.modelStore("ToOne"))<\(destination)>",
                read: read("resolve(\(reference), \(placed.index))"),
                write: relate.after("\(reference) = ")
            )
        )
    }

    /// The collection of a to-many relationship.
    private var members: MembersView? {
        guard link.isToMany, let collection = options.collection(of: relationship) else {
            return nil
        }
        return MembersView(
            collection: collection,
            isOptional: relationship.code?.isOptionalCollection == true,
            destination: destination,
            types
        )
    }

    /// What changes and counts the collection in constant time; none if only the class's own file could
    /// use it, or if the declaration has members with these names.
    var memberMethods: [MemberMethodView] {
        guard members != nil, relationship.narrowerLevel == nil else { return [] }
        let name = SwiftIdentifier.capitalized(property.name)
        let forms: [MemberMethodView.Form] = [
            .adder("addTo" + name), .remover("removeFrom" + name),
            .counter(property.name + "Count"),
        ]
        let usable = setterAccess.isEmpty ? forms : forms.filter { !$0.isForChanges }
        return usable.filter { !takenNames.contains($0.name) }.map { form in
            MemberMethodView(
                access: property.access,
                index: "\(placed.index)",
                destination: destination,
                listType: "\(types.modelStore("ToMany"))<\(destination)>",
                countType: types.swift("Int"),
                edges: ConditionEdges(condition),
                form: form
            )
        }
    }

    private func read(_ value: String) -> String {
        isRequired
            ? Breakable.call("required", [value, SwiftLiteral.string(property.name)]) : value
    }

    var field: (kind: String, value: String) {
        (link.isToMany ? "ToManyField" : "ToOneField", types.inFields(destination))
    }
}

// MARK: - Rows

extension LinkLowering {
    private var hasPosition: Bool {
        if case .column(let column) = link.kind { column.hasPosition } else { false }
    }

    /// The line that reads the reference from a row.
    var reading: [String] {
        guard let position = placed.position else { return [] }
        let type = types.modelStore("ToOne")
        return [
            hasPosition
                ? "\(reference) = \(type)(row, \(position), position: \(position + 1))"
                : "\(reference) = \(type)(row, \(position))"
        ]
    }

    /// The line that binds the reference to a statement.
    var binding: [String] {
        guard let position = placed.position else { return [] }
        return [
            hasPosition
                ? "statement.bind(\(position), \(reference), position: \(position + 1))"
                : "statement.bind(\(position), \(reference))"
        ]
    }

    /// How the store reaches the reference; `nil` if the relationship has no column.
    var referenceCase: ReferenceCaseView? {
        guard case .column = link.kind else { return nil }
        return ReferenceCaseView(index: "\(placed.index)", reference: reference)
    }

    /// The relationship's description for the store.
    var description: SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init(nil, .text(SwiftLiteral.string(relationship.name)))
        ]
        let other = "\(destination).self"
        let head: String
        switch link.kind {
        case .column:
            head = ".toOne"
            arguments.append(.init(nil, .text(other)))
            arguments.append(.init("column", .text(SwiftLiteral.string(placed.column))))
            if hasPosition, placed.positionColumn != placed.column + "_position" {
                let column = SwiftLiteral.string(placed.positionColumn)
                arguments.append(.init("position", .text(column)))
            }
        case .remote:
            head = link.isToMany ? ".toMany" : ".toOne"
            arguments.append(.init(nil, .text(other)))
        case .joined:
            head = ".manyToMany"
            arguments.append(.init(nil, .text(other)))
        }
        if let inverse = link.inverse {
            arguments.append(.init("inverse", .text(SwiftLiteral.string(inverse.name))))
        }
        if let copy = link.copy {
            arguments.append(.init("copy", .text(SwiftLiteral.string(copy.name))))
            if let entity = copy.entityColumn {
                arguments.append(.init("copiedEntity", .text(SwiftLiteral.string(entity))))
            }
        }
        if case .joined(let table) = link.kind {
            func add(_ label: String, _ name: String?, unless usual: String? = nil) {
                guard let name, name != usual else { return }
                arguments.append(.init(label, .text(SwiftLiteral.string(name))))
            }
            add("table", table.name)
            add("owners", table.ownColumn, unless: link.inverse?.name)
            add("ownersReference", table.ownReference)
            add("members", table.memberColumn, unless: relationship.name)
            add("membersReference", table.memberReference)
            add("position", table.memberPosition, unless: table.memberColumn + "_position")
        }
        if link.isToMany, link.isOrdered { arguments.append(.init("isOrdered", .text("true"))) }
        if !relationship.isOptional { arguments.append(.init("isRequired", .text("true"))) }
        arguments += bounds
        if relationship.deleteRule != .nullify {
            arguments.append(.init("deleteRule", .text(".\(relationship.deleteRule.rawValue)")))
        }
        if let name = relationship.renamingIdentifier, name != relationship.name {
            let names = SwiftExpression.array([.text(SwiftLiteral.string(name))])
            arguments.append(.init("renamedFrom", names))
        }
        return .call(head, arguments)
    }

    /// How many members there may be, where that is not any number.
    private var bounds: [SwiftExpression.Argument] {
        guard link.isToMany else { return [] }
        let minimum = relationship.minimumCount.flatMap { $0 > 1 ? $0 : nil }
        let maximum = relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }
        return [("minimum", minimum), ("maximum", maximum)].compactMap { label, count in
            count.map { .init(label, .text("\($0)")) }
        }
    }
}

extension RelationshipWords {
    fileprivate static let sqlite = RelationshipWords(
        settingTime: "before saving",
        withoutInverse: { "No inverse; deleting the \($0) clears it" },
        membersWithoutInverse: "No inverse; deleting a member removes it",
        leaving: { noun, members in "deleting the \(noun) leaves its \(members) as they are" }
    )
}
