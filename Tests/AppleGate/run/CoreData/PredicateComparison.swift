extension PredicateNode.Comparison {
    func holds(_ left: Any?, _ right: Any?, _ folding: TextFolding) -> Bool {
        switch self {
        case .equal: areEqual(left, right, folding)
        case .notEqual: !areEqual(left, right, folding)
        case .less: compareValues(left, right) == .orderedAscending
        case .greater: compareValues(left, right) == .orderedDescending
        case .lessOrEqual: isOrdered(left, right, not: .orderedDescending)
        case .greaterOrEqual: isOrdered(left, right, not: .orderedAscending)
        case .contains: contains(left, right, folding)
        case .beginsWith: texts(left, right, folding) { $0.hasPrefix($1) }
        case .endsWith: texts(left, right, folding) { $0.hasSuffix($1) }
        case .isIn: contains(right, left, folding)
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

    private func contains(_ whole: Any?, _ part: Any?, _ folding: TextFolding) -> Bool {
        if let elements = elements(of: whole) {
            return elements.contains { areEqual(stored($0), part, folding) }
        }
        return texts(whole, part, folding) { $0.contains($1) }
    }

    private func texts(
        _ left: Any?,
        _ right: Any?,
        _ folding: TextFolding,
        _ test: (String, String) -> Bool
    ) -> Bool {
        guard let left = left as? String, let right = right as? String else { return false }
        return test(folding(left), folding(right))
    }
}

/// Nothing equals a missing value but another missing value.
private func areEqual(_ left: Any?, _ right: Any?, _ folding: TextFolding) -> Bool {
    switch (stored(left), stored(right)) {
    case (nil, nil): true
    case (let left as String, let right as String): folding(left) == folding(right)
    case (let left as NSNumber, let right as NSNumber): numbers(left, right) == .orderedSame
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
}

/// Nil where one side is missing, or where the two have no order.
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
