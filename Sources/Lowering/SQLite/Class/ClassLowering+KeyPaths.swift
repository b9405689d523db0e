import SharedLowering

extension ClassLowering {
    /// The key paths of all properties, inherited ones first.
    var keyPaths: KeyPathsView? {
        // The method's parameter hides a class of this name.
        guard plan.className != "paths" else { return nil }
        let lowering = KeyPathLowering(
            className: plan.className,
            isOptionalDestination: layouts.optionalDestinations.contains(entity.name)
        )
        let ancestors = plan.ancestors.reversed().compactMap { layouts[$0] }
        let keys = keyName.map { [lowering.keyEntry($0)] } ?? []
        let entries =
            keys
            + ancestors.flatMap { ownEntries($0, lowering) { !$0.hasPrefix("private") } }
            + ownEntries(layout, lowering) { _ in true }
        if entries.isEmpty { return nil }
        return KeyPathsView(keyPathsType: types.modelStore("KeyPaths"), entries: grouped(entries))
    }

    /// The key paths of a class's own properties.
    ///
    /// - Parameter isVisible: Whether the class can name properties with an access modifier.
    private func ownEntries(
        _ layout: EntityLayout,
        _ lowering: KeyPathLowering,
        isVisible: (String) -> Bool
    ) -> [KeyPathView] {
        let context = properties(layout)
        return lowering.entries(
            layout.members(context).filter { isVisible($0.access) },
            layout.links.map { link($0, of: layout, context) }
                .filter { isVisible($0.access) },
            layout
        )
    }

    /// The property with the number of a row in a table of another program: its own, or that of every
    /// object.
    private var keyName: String? {
        existing?.key == nil || !plan.isRoot ? nil : key?.propertyName ?? "rowKey"
    }
}
