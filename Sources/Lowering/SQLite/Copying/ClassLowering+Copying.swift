import ModelIR
import SharedLowering
import SwiftNames

extension ClassLowering {
    /// The code that copies the objects of the class.
    ///
    /// - Parameters:
    ///   - declared: The initializers of the declaration that are part of the class.
    ///   - branchName: The name in code of a relationship, also one of a subclass.
    ///   - followedName: The property of a parent's copy that an attribute follows.
    func cloneView(
        _ plan: ClonePlan,
        _ declared: DeclaredInitializers,
        branchName: (ClonedBranch) -> String,
        followedName: (FollowedAttribute) -> String
    ) -> CloneView {
        let lowering = CloneLowering(
            plan,
            of: self.plan.className,
            entity,
            names,
            types,
            CloneTarget(
                baseClass: types.modelStore("ModelObject"),
                isOptional: { [options] relationship in
                    options.collection(of: relationship) != nil
                        && relationship.code?.isOptionalCollection == true
                },
                collection: { [types, options] relationship in
                    switch options.collection(of: relationship) {
                    case .array: nil
                    case .set: types.swift("Set")
                    case nil: types.modelStore("ToMany")
                    }
                }
            ),
            options,
            branchNames: plan.branches.map(branchName)
        )
        guard !entity.isAbstract else { return lowering.view(creation: nil) }
        let arguments = orderedMembers.compactMap { member in
            argument(for: member, lowering, followedName)
        }
        let hidden = hiddenMembers.compactMap { member in
            assignment(for: member, lowering, followedName)
        }
        return lowering.view(
            creation: .call(
                self.plan.className,
                declared.memberwiseArguments(arguments)
            ),
            values: hidden + ["modelContext?.insert(copy)"]
        )
    }

    /// `nil` if the copy starts with the default.
    private func argument(
        for member: MemberLowering,
        _ clone: CloneLowering,
        _ followedName: (FollowedAttribute) -> String
    ) -> SwiftExpression.Argument? {
        let source = originalMember(member.parameter.name)
        return value(of: member, source, clone, followedName).map { value in
            // The original's optional property can lack the value that the initializer requires.
            let place = SwiftLiteral.string(member.parameter.name)
            let demanded = SwiftExpression.call(
                "required",
                [.init(nil, value), .init(nil, .text(place))]
            )
            return .init(
                SwiftIdentifier.callLabel(member.parameter.name),
                member.isDemanded ? demanded : value
            )
        }
    }

    /// Sets a member that no initializer takes; `nil` if the copy starts with its default.
    private func assignment(
        for member: MemberLowering,
        _ clone: CloneLowering,
        _ followedName: (FollowedAttribute) -> String
    ) -> String? {
        let name = member.storedName
        let value = value(of: member, originalMember(name), clone, followedName)
        let target = "copy.\(SwiftIdentifier.member(name)) = "
        return value?.after(target)
    }

    private func value(
        of member: MemberLowering,
        _ source: String,
        _ clone: CloneLowering,
        _ followedName: (FollowedAttribute) -> String
    ) -> SwiftExpression? {
        let parameter = member.parameter
        let value = clone.value(
            for: [parameter.name] + [member.attribute?.name].compactMap(\.self),
            source: source,
            initial: parameter.defaultValue == "nil" ? nil : parameter.defaultValue,
            followed: followedName
        )
        switch value {
        case .initial: return nil
        case .original: return .text(source)
        case .expression(let expression): return expression
        }
    }
}

extension MemberLowering {
    /// `nil` for a property over several attributes.
    fileprivate var attribute: Attribute? {
        if case .attribute(let lowering) = self { lowering.attribute } else { nil }
    }
}
