import ModelIR

extension DeclaredInitializers {
    /// The initializers as they were declared, with the convenience initializers of the class itself.
    ///
    /// - Parameters:
    ///   - inheritedLabels: The labels of the superclass's initializer of all properties; `nil` for a
    ///     root.
    ///   - parentCall: The call of the superclass unless an initializer has one; `nil` for none.
    ///   - convenience: Declared convenience initializers that extensions can't contain.
    package func views(
        in entity: Entity,
        access: String,
        inheritedLabels: [String]?,
        parentCall: String?,
        convenience: [SourceFragment] = []
    ) -> [MemberView] {
        let designated = written.map { one in
            declaredInitializer(
                one.fragment,
                one.body,
                one.statements,
                access: access,
                isOverriding: one.isInherited
                    || one.body.parameters.map(\.label) == inheritedLabels,
                parentCall: parentCall
            )
        }
        let others = (inheritedConvenience + convenience).map { member in
            declaredMember(member, of: entity, access: access)
        }
        return separatedByBlankLines(designated + others)
    }
}
