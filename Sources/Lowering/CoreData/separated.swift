/// Sets off each property from the one before, but for neighbours that are one line each.
func separated(_ views: [AttributeView]) -> [AttributeView] {
    views.enumerated().map { index, view in
        var view = view
        view.isSeparated = index > 0 && !(view.isOneLine && views[index - 1].isOneLine)
        return view
    }
}

/// Sets off each relationship from the one before.
func separated(_ views: [RelationshipView]) -> [RelationshipView] {
    views.enumerated().map { index, view in
        var view = view
        view.isSeparated = index > 0
        return view
    }
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
    fileprivate var isOneLine: Bool {
        guard case .managed = form else { return false }
        return documentation.isEmpty
    }
}

extension LoweredAttribute {
    /// Whether the stored property has another name than the typed one.
    var isRaw: Bool {
        guard let view = storedValue ?? view else { return true }
        return if case .raw = view.form { true } else { false }
    }
}
