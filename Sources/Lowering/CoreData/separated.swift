import SharedLowering

/// Sets off each property from the one before, but for neighbours that are one line each.
func separated(_ views: consuming [AttributeView]) -> [AttributeView] {
    for index in views.indices {
        views[index].isSeparated = index > 0 && !views[index].standsClose(to: views[index - 1])
    }
    return grouped(views)
}

/// Sets off each relationship from the one before.
func separated(_ views: consuming [RelationshipView]) -> [RelationshipView] {
    for index in views.indices { views[index].isSeparated = index > 0 }
    return grouped(views)
}

/// Sets off each group from the one before; inside a group, the members decide.
func separated(_ groups: [[StorageView]]) -> [StorageView] {
    var result: [StorageView] = []
    for group in groups {
        for (index, view) in group.enumerated() {
            var view = view
            view.isSeparated = !result.isEmpty && (index == 0 || view.isSeparated)
            result.append(view)
        }
    }
    return result
}

extension AttributeView {
    /// Whether both are one line each, under one condition or none.
    fileprivate func standsClose(to other: AttributeView) -> Bool {
        isOneLine && other.isOneLine && edges?.condition == other.edges?.condition
    }

    private var isOneLine: Bool {
        guard case .managed = form else { return false }
        return documentation.isEmpty
    }
}

extension LoweredAttribute {
    /// Whether the stored property has another name than the typed one.
    var isRaw: Bool {
        guard let view = storedValues.first ?? view else { return true }
        return if case .raw = view.form { true } else { false }
    }
}
