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
            + (ancestors + [layout]).flatMap { layout in
                let context = properties(layout)
                return lowering.entries(
                    layout.members(context),
                    layout.links.map { link($0, of: layout, context) },
                    layout
                )
            }
        if entries.isEmpty { return nil }
        return KeyPathsView(keyPathsType: types.modelStore("KeyPaths"), entries: grouped(entries))
    }

    /// The property with the number of a row in a table of another program: its own, or that of every
    /// object.
    private var keyName: String? {
        existing?.key == nil || !plan.isRoot ? nil : key?.propertyName ?? "rowKey"
    }
}
