extension Field where Value: Comparable {
    /// Whether the value is in a range. For example: `People.fields.age.isIn(18...65)`.
    public func isIn(_ range: ClosedRange<Value>) -> Condition<Model> {
        self >= range.lowerBound && self <= range.upperBound
    }

    /// Whether the value is in a half-open range. For example: `fields.age.isIn(18..<65)`.
    public func isIn(_ range: Range<Value>) -> Condition<Model> {
        self >= range.lowerBound && self < range.upperBound
    }
}

/// Ranges of optional fields: a missing value isn't in any range.
extension Field {
    /// Whether there's a value and it's in a range.
    ///
    /// For example: `People.fields.weight.isIn(60...80)`.
    public func isIn<Wrapped>(_ range: ClosedRange<Wrapped>) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        self >= range.lowerBound && self <= range.upperBound
    }

    /// Whether there's a value and it's in a half-open range.
    ///
    /// For example: `People.fields.weight.isIn(60..<80)`.
    public func isIn<Wrapped>(_ range: Range<Wrapped>) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        self >= range.lowerBound && self < range.upperBound
    }
}
