import ModelIR
import SwiftNames

/// Decides what the code for copying a class's objects contains, for any target.
package struct CloneLowering {
    let plan: ClonePlan
    private let className: String
    /// The entity in words. For example: "item".
    let noun: String
    private let options: LoweringOptions
    private var access: String { options.access.modifier }
    let names: PropertyNames
    private let types: TypeNames
    private let target: CloneTarget

    package init(
        _ plan: ClonePlan,
        of className: String,
        _ entity: Entity,
        _ names: PropertyNames,
        _ types: TypeNames,
        _ target: CloneTarget,
        _ options: LoweringOptions
    ) {
        self.plan = plan
        self.className = className
        noun = singular(spelledOut(entity.name))
        self.options = options
        self.names = names
        self.types = types
        self.target = target
    }

    /// - Parameters:
    ///   - creation: Creates a copy; `nil` for a class without direct instances.
    ///   - values: The statements that set the copy's values.
    package func view(creation: SwiftExpression?, values: [String] = []) -> CloneView {
        CloneView(
            branches: branches,
            entry: plan.isPublic ? entry : nil,
            signature: SignatureView(
                (plan.overrides ? "override " : "") + "func clone",
                ["in copies: \(map)"] + parentParameter,
                result: className
            ),
            body: creation.map { creation in
                CloneBodyView(
                    creation: creation.after("let copy = "),
                    statements: values,
                    links: links(at: nil),
                    stages: CloneStage.allCases.compactMap(stage)
                )
            }
        )
    }

    private var map: String { types.modelTypes("CloneMap") }

    private var parentParameter: [String] {
        switch plan.parents.count {
        case 0: []
        case 1: ["parent: \(plan.parents[0])? = nil"]
        default: ["parent: \(target.baseClass)? = nil"]
        }
    }

    private var excludingParameters: [String] {
        guard plan.hasBranches else { return [] }
        return [
            "excluding excluded: \(types.swift("Set"))<CloneBranch> = []",
            "excludingEverywhere branches: [any \(branchProtocol)] = []",
        ]
    }

    private var branchProtocol: String { types.modelTypes("CloneBranches") }

    private var branches: CloneBranchesView? {
        guard !plan.branches.isEmpty else { return nil }
        return CloneBranchesView(
            access: access,
            protocols: branchProtocol,
            cases: plan.branches.map { SwiftIdentifier.escaped(names.swiftName($0)) }
        )
    }

    private var entry: CloneEntryView {
        CloneEntryView(
            documentation: documentation,
            signature: SignatureView(
                access + (plan.overridesPublic ? "override " : "") + "func clone",
                excludingParameters,
                result: className
            ),
            call: "\(map).whole"
                + (plan.hasBranches ? "(self, excluding: excluded, everywhere: branches)" : "")
                + " { clone(in: $0) }"
        )
    }
}

/// The differences between targets.
package struct CloneTarget: Sendable {
    /// For example: `NSManagedObject`.
    package let baseClass: String
    /// The collection that a relationship holds; `nil` for an array. For example: `Set`.
    package let collection: @Sendable (Relationship) -> String?
    /// Whether a to-many relationship can be `nil` in code.
    package let isOptional: @Sendable (Relationship) -> Bool

    package init(
        baseClass: String,
        isOptional: @escaping @Sendable (Relationship) -> Bool = { _ in false },
        collection: @escaping @Sendable (Relationship) -> String?
    ) {
        self.baseClass = baseClass
        self.isOptional = isOptional
        self.collection = collection
    }
}

// MARK: - Relationships

/// When a copy's relationship is set, if not immediately. The raw values are the names in
/// `CloneMap`.
private enum CloneStage: String, CaseIterable {
    /// After the copy is made: the objects that belong to it are copied now.
    case then
    /// After all copies are made.
    case finally
}

extension ClonedLink.Kind {
    fileprivate var stage: CloneStage? {
        switch self {
        case .shared: nil
        case .copied: .then
        case .following: .finally
        }
    }
}

extension CloneLowering {
    private func stage(_ stage: CloneStage) -> CloneStageView? {
        let links = links(at: stage)
        return links.isEmpty ? nil : CloneStageView(method: stage.rawValue, links: links)
    }

    /// - Parameter stage: `nil` for the moment when the copy is made.
    private func links(at stage: CloneStage?) -> [ClonedLinkView] {
        let views = plan.links.filter { $0.kind.stage == stage }.map { link in
            let name = names.swiftName(link.relationship.name)
            return ClonedLinkView(
                edges: ConditionEdges(link.relationship.condition),
                branch: plan.hasBranches ? SwiftIdentifier.member(name) : nil,
                value: ClonedValueView(form: form(link, name))
            )
        }
        return grouped(views)
    }

    private func form(_ link: ClonedLink, _ name: String) -> ClonedValueView.Form {
        let relationship = link.relationship
        let isRequired = !options.isOptional(relationship)
        // Only immediate statements can omit `self`.
        let isLater = link.kind.stage != nil
        let member = isLater ? "self.\(SwiftIdentifier.member(name))" : originalMember(name)
        let source = self.target.isOptional(relationship) ? "(\(member) ?? [])" : member
        let target = copied(relationship, name)
        switch link.kind {
        case .shared: return plain(target, .text(source))
        case .following where isRequired:
            return plain(target, .firstOf(["copies[\(source)]", source]))
        case .following: return .mapped(list(target, source, "copies[$0] ?? $0"))
        case .copied(let passesParent):
            let arguments = "in: copies" + (passesParent ? ", parent: copy" : "")
            guard relationship.cardinality != .toOne else {
                let mark = isRequired ? "" : "?"
                return plain(target, .text("\(source)\(mark).clone(\(arguments))"))
            }
            let list = list(target, source, "$0.clone(\(arguments))")
            guard let collection = self.target.collection(relationship) else {
                return .mapped(list)
            }
            return .collected(ClonedCollectionView(collection: collection, list: list))
        }
    }

    private func plain(_ target: String, _ value: SwiftExpression) -> ClonedValueView.Form {
        .plain(value.after("\(target) = "))
    }

    private func list(_ target: String, _ source: String, _ copy: String) -> ClonedListView {
        ClonedListView(target: target, source: source, copy: copy)
    }

    /// The copy's property, without observers.
    private func copied(_ relationship: Relationship, _ name: String) -> String {
        let isObserved = PropertyObservers(relationship) != nil
        return "copy." + SwiftIdentifier.member(isObserved ? names.unobserved(name) : name)
    }
}

/// A property of the original in the method that copies it, whose local names hide some properties.
///
/// For example: `title`, and `self.copy` if the property has the same name as the copy.
package func originalMember(_ name: String) -> String {
    let isHidden =
        ["copies", "copy", "parent"].contains(name) || isTypeOfClass(name)
    let isKeyword = SwiftIdentifier.escaped(name) != name
    return isHidden || isKeyword ? "self.\(SwiftIdentifier.member(name))" : name
}

/// Whether every class can have a nested type of this name, which the code could mean instead.
///
/// For example: `ID` of `Identifiable`.
package func isTypeOfClass(_ name: String) -> Bool { name == "ID" || name == "CloneBranch" }

// MARK: - Values

extension CloneLowering {
    /// A copy's value for an attribute, or for a property over several.
    package enum Value {
        /// The original's value.
        case original
        /// The default, or `nil`.
        case initial
        /// For example: `UUID()`.
        case expression(SwiftExpression)
    }

    /// - Parameters:
    ///   - names: The property's possible names in the declaration.
    ///   - source: The original's value. For example: `id`.
    ///   - initial: The default as Swift spells it, if any.
    ///   - followed: The property of a parent's copy. For example: `id`.
    package func value(
        for names: [String],
        source: String,
        initial: String?,
        followed: (FollowedAttribute) -> String
    ) -> Value {
        guard let rule = plan.rules.first(where: { names.contains($0.property) }) else {
            return .original
        }
        switch rule.kind {
        case .exclude: return .initial
        case .rebuildUUID: return .expression(.text(types.foundation("UUID") + "()"))
        case .rebuildNow: return .expression(.text(".now"))
        case .followParent(_, let withoutParent):
            let fallback = withoutParent == .keep ? source : initial
            let values = (plan.followed[rule.property] ?? []).map { attribute in
                value(of: attribute, followed(attribute), hasFallback: fallback != nil)
            }
            guard !values.isEmpty else { return withoutParent == .keep ? .original : .initial }
            return .expression(.firstOf(values + [fallback].compactMap { $0 }))
        }
    }

    /// A missing value of a parent's copy is copied as well: the fallback is only for a missing
    /// parent.
    private func value(of attribute: FollowedAttribute, _ name: String, hasFallback: Bool)
        -> String
    {
        let parent = plan.parents.count == 1 ? "parent" : "(parent as? \(attribute.owner))"
        let member = SwiftIdentifier.member(name)
        return attribute.attribute.isOptional && hasFallback
            ? "\(parent).map(\\.\(member))" : "\(parent)?.\(member)"
    }
}
