extension PredicateNode.Comparison {
    func holds(_ left: Any?, _ right: Any?, _ search: TextSearch) -> Bool {
        switch self {
        case .equal: areEqual(left, right, search)
        case .notEqual: !areEqual(left, right, search)
        case .less: compareValues(left, right) == .orderedAscending
        case .greater: compareValues(left, right) == .orderedDescending
        case .lessOrEqual: isOrdered(left, right, not: .orderedDescending)
        case .greaterOrEqual: isOrdered(left, right, not: .orderedAscending)
        case .contains: contains(left, right, search)
        case .beginsWith: finds(right, in: left, search, .anchored)
        case .endsWith: finds(right, in: left, search, [.anchored, .backwards])
        case .matches: finds("^(?:\(right ?? ""))$", in: left, search, .regularExpression)
        case .isIn: contains(right, left, search)
        case .between: isBetween(left, right)
        }
    }

    private func isOrdered(_ left: Any?, _ right: Any?, not excluded: ComparisonResult) -> Bool {
        compareValues(left, right).map { $0 != excluded } ?? false
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = elements(of: bounds), bounds.count == 2 else { return false }
        return isOrdered(value, bounds[0], not: .orderedAscending)
            && isOrdered(value, bounds[1], not: .orderedDescending)
    }

    private func contains(_ whole: Any?, _ part: Any?, _ search: TextSearch) -> Bool {
        if let elements = elements(of: whole) {
            return elements.contains { areEqual(stored($0), part, search) }
        }
        return finds(part, in: whole, search, [])
    }

    private func finds(
        _ part: Any?,
        in whole: Any?,
        _ search: TextSearch,
        _ place: String.CompareOptions
    ) -> Bool {
        guard let part = part as? String, let whole = whole as? String else { return false }
        return search.finds(part, in: whole, place)
    }
}

/// Nothing equals a missing value but another missing value.
private func areEqual(_ left: Any?, _ right: Any?, _ search: TextSearch) -> Bool {
    switch (stored(left), stored(right)) {
    case (nil, nil): true
    case (let left as String, let right as String): search.areEqual(left, right)
    case (let left as NSNumber, let right as NSNumber): numbers(left, right) == .orderedSame
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
}

/// `nil` if one side is missing, or if the two have no order.
func compareValues(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (stored(left), stored(right)) {
    case (let left as NSNumber, let right as NSNumber): numbers(left, right)
    case (let left as String, let right as String): order(left, right)
    case (let left as Date, let right as Date): order(left, right)
    default: nil
    }
}

private func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
}

private func numbers(_ left: NSNumber, _ right: NSNumber) -> ComparisonResult {
    if left is NSDecimalNumber || right is NSDecimalNumber {
        return order(left.decimalValue, right.decimalValue)
    }
    if left.isFloatingPoint || right.isFloatingPoint {
        return order(left.doubleValue, right.doubleValue)
    }
    return order(left.int64Value, right.int64Value)
}

extension NSNumber {
    fileprivate var isFloatingPoint: Bool {
        let type = String(cString: objCType)
        return type == "d" || type == "f"
    }
}
