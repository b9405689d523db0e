extension Field where Value: Comparable {
    /// Whether the value lies in a range. For example: `People.fields.age.isIn(18...65)`.
    public func isIn(_ range: ClosedRange<Value>) -> Condition<Model> {
        self >= range.lowerBound && self <= range.upperBound
    }

    /// Whether the value lies in a range without its end. For example: `fields.age.isIn(18..<65)`.
    public func isIn(_ range: Range<Value>) -> Condition<Model> {
        self >= range.lowerBound && self < range.upperBound
    }
}

/// An optional field has ranges, too: a missing value lies in none.
extension Field {
    /// Whether there is a value and it lies in a range.
    ///
    /// For example: `People.fields.weight.isIn(60...80)`.
    public func isIn<Wrapped>(_ range: ClosedRange<Wrapped>) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        self >= range.lowerBound && self <= range.upperBound
    }

    /// Whether there is a value and it lies in a range without its end.
    ///
    /// For example: `People.fields.weight.isIn(60..<80)`.
    public func isIn<Wrapped>(_ range: Range<Wrapped>) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        self >= range.lowerBound && self < range.upperBound
    }
}
