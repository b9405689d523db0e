// Outside Apple systems Foundation declares this one and marks it unavailable.
extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSManagedObject.self, ascending: ascending) { left, right in
            compareForSorting(value(of: left, at: key), value(of: right, at: key))
        }
    }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.enumerated().sorted { left, right in
            switch compare(left.element, to: right.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left.offset < right.offset
            }
        }.map(\.element)
    }
}

private func value(of object: Any, at keyPath: String?) -> Any? {
    PredicateSubject(object: object, variables: [:]).value(at: keyPath ?? "")
}

/// Missing values are the smallest.
private func compareForSorting(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    default: compareValues(left, right) ?? .orderedSame
    }
}
