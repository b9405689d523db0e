import ModelIR
import SwiftNames

/// Decides what the code for copying a class's objects contains, for any target.
package struct CloneLowering {
    let plan: ClonePlan
    private let className: String
    /// The entity in words. For example: "item".
    let noun: String
    let options: LoweringOptions
    private var access: String { options.access.modifier }
    let names: PropertyNames
    let types: TypeNames
    let target: CloneTarget
    private let branchNames: [String]

    /// - Parameter branchNames: The names in code of the plan's branches; `nil` if they can't differ from those in
    ///   the model.
    package init(
        _ plan: ClonePlan,
        of className: String,
        _ entity: Entity,
        _ names: PropertyNames,
        _ types: TypeNames,
        _ target: CloneTarget,
        _ options: LoweringOptions,
        branchNames: [String]? = nil
    ) {
        self.branchNames = branchNames ?? plan.branches.map(\.relationship)
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

    var map: String { types.modelTypes("CloneMap") }

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
            cases: branchNames.map(SwiftIdentifier.escaped)
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
