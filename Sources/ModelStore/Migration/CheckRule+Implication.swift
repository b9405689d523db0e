extension CheckRule {
    /// Whether every value that fulfills this rule fulfills another one.
    ///
    /// For example: `0...5` implies `0...9`. False if that can't be told: rows are checked then.
    func implies(_ other: CheckRule) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.all(let rules), _) where rules.contains(where: { $0.implies(other) }): return true
        case (_, .all(let others)): return others.allSatisfy(implies)
        case (.texts(let values), .texts(let others)): return Set(values).isSubset(of: others)
        case (.integers(let values), .integers(let others)):
            return Set(values).isSubset(of: others)
        case (.integers(let values), .range(let bounds)): return values.allSatisfy(bounds.contains)
        case (.range(let bounds), .range(let others)),
            (.characterCount(let bounds), .characterCount(let others)),
            (.byteCount(let bounds), .byteCount(let others)):
            return bounds.areInside(others)
        case (.range(let bounds), .integers(let others)):
            return bounds.areInside(others)
        case (.realRange(let bounds), .realRange(let others)): return bounds.areInside(others)
        default: return false
        }
    }
}

extension CheckBounds {
    fileprivate func contains(_ value: Value) -> Bool {
        if let lower, value < lower { return false }
        guard let upper else { return true }
        return includesUpper ? value <= upper : value < upper
    }

    fileprivate func areInside(_ others: CheckBounds) -> Bool {
        if let lower = others.lower {
            guard let own = self.lower, own >= lower else { return false }
        }
        guard let upper = others.upper else { return true }
        guard let own = self.upper else { return false }
        return own < upper || own == upper && (others.includesUpper || !includesUpper)
    }
}

extension CheckBounds<Int64> {
    /// Whether some integers are all that there are between the bounds.
    fileprivate func areInside(_ integers: [Int64]) -> Bool {
        guard let lower, let upper, lower <= upper else { return false }
        guard Double(upper) - Double(lower) < Double(integers.count) else { return false }
        return Set(lower...upper).isSubset(of: integers)
    }
}
