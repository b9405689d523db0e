import SharedLowering

/// Separates the properties with blank lines, except adjacent one-line properties.
func separated(_ views: consuming [AttributeView]) -> [AttributeView] {
    for index in views.indices {
        views[index].isSeparated = index > 0 && !views[index].standsClose(to: views[index - 1])
    }
    return grouped(views)
}

/// Separates the relationships with blank lines.
func separated(_ views: consuming [RelationshipView]) -> [RelationshipView] {
    grouped(separatedByBlankLines(views))
}

/// Separates the groups with blank lines. Within a group, members keep their own separation.
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
    /// Whether both are one-line properties under the same condition, if any.
    fileprivate func standsClose(to other: AttributeView) -> Bool {
        isOneLine && other.isOneLine && edges?.condition == other.edges?.condition
    }

    private var isOneLine: Bool {
        guard case .managed = form else { return false }
        return documentation.isEmpty
    }
}

extension LoweredAttribute {
    /// Whether the stored property's name differs from the typed one's.
    var isRaw: Bool {
        guard let view = storedValues.first ?? view else { return true }
        return if case .raw = view.form { true } else { false }
    }
}
