import SharedLowering
import SwiftNames

extension ClassLowering {
    /// The initializer of all properties.
    ///
    /// - Parameters:
    ///   - declared: The initializers of the declaration that are part of the class.
    ///   - parent: Those of the superclass.
    func initializer(_ declared: DeclaredInitializers, _ parent: DeclaredInitializers?)
        -> RowInitializerView
    {
        let own = requiredFirst(members.taken) + members.hidden
        let later = later(own)
        let initializedSelf = later.isEmpty ? nil : names.free("object")
        let parentCall = SwiftExpression.call(
            "super.init",
            parent?.memberwiseArguments(parentArguments) ?? parentArguments
        )
        let overrides =
            members.taken.isEmpty && hasSuperclassInitializer
            && declared.marksMemberwise == (parent?.marksMemberwise == true)
        return RowInitializerView(
            documentation: entity.isAbstract || declared.marksMemberwise
                ? "For the initializers of subclasses\(entity.isAbstract ? "" : " and for copies")."
                : "Creates an object that isn't in a context yet. Insert it."
                    + (key.flatMap(\.remark) ?? ""),
            signature: SignatureView(
                (declared.disfavorsMemberwise ? "@_disfavoredOverload " : "") + initializerAccess
                    + (overrides ? "override " : "") + "init",
                declared.memberwiseParameters(
                    ([key?.parameter].compactMap(\.self) + parameters).map(\.text)
                )
            ),
            assignments: early(own).flatMap { $0.assignment() },
            parentCall: parentCall.text,
            initializedSelf: initializedSelf,
            laterAssignments: later.flatMap { $0.assignment(on: initializedSelf) }
        )
    }

    /// An abstract class documents the purpose of its own initializer.
    var inheritsInitializers: Bool {
        layout.inheritsInitializers(with: members) && key == nil
    }

    /// Whether a superclass declares a memberwise initializer. If none does, only the initializer of
    /// `ModelObject`, which has a parameter, is inherited.
    private var hasSuperclassInitializer: Bool {
        plan.ancestors.compactMap { layouts[$0] }.contains { ancestor in
            !ancestor.inheritsInitializers(with: ancestor.members(properties(ancestor)))
        }
    }

    private var parentArguments: [SwiftExpression.Argument] {
        if let key {
            return [.init("rowKey", .text(key.parameter.escapedName))]
        }
        return inherited.map { argument($0.parameter) }
    }

    func convenienceInitializers(_ declared: DeclaredInitializers) -> ConvenienceInitializers {
        ConvenienceInitializers(
            entity: entity,
            parameters: parameters,
            access: initializerAccess,
            names: names,
            declared: declared
        )
    }

    private func argument(_ parameter: Parameter) -> SwiftExpression.Argument {
        SwiftExpression.Argument(
            SwiftIdentifier.callLabel(parameter.name),
            .text(parameter.escapedName)
        )
    }
}

extension EntityLayout {
    /// Whether the class has nothing to initialize, isn't abstract, and has no subclasses that could
    /// override an initializer that it declares.
    fileprivate func inheritsInitializers(with members: [MemberLowering]) -> Bool {
        columns.isEmpty && members.isEmpty && !plan.entity.isAbstract
            && (plan.children.isEmpty || !plan.entity.declaresInitializers)
    }
}

/// The compiler crashes on a parameter at this index or later with a default other than `nil`.
let defaultLimit = 1024

/// Required members, then optional ones, each in their order. If there are more than the compiler
/// accepts defaults for, those with a default other than `nil` precede all others.
func requiredFirst(_ members: [MemberLowering]) -> [MemberLowering] {
    guard members.count <= defaultLimit else {
        let rest = members.filter { !$0.hasValue }
        return members.filter(\.hasValue) + rest.filter(\.parameter.isRequired)
            + rest.filter { !$0.parameter.isRequired }
    }
    return members.filter(\.parameter.isRequired) + members.filter { !$0.parameter.isRequired }
}
