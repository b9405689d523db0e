/// The number of members of a to-many relationship. For example: `People.fields.items.count`.
public struct CountField<Model>: Hashable, Sendable {
    /// The relationship's name in the model. For example: `"items"`.
    public let name: String
}

extension ToManyField {
    /// The number of members. For example: `People.fields.items.count > 3`.
    public var count: CountField<Model> { CountField(name: name) }
}

extension CountField {
    /// Whether the number equals another. For example: `People.fields.items.count == 3`.
    public static func == (field: Self, number: Int) -> Condition<Model> {
        field.test(.equal, number)
    }

    /// Whether the number differs from another. For example: `People.fields.items.count != 3`.
    public static func != (field: Self, number: Int) -> Condition<Model> { !(field == number) }

    /// Whether the number is less. For example: `People.fields.items.count < 3`.
    public static func < (field: Self, number: Int) -> Condition<Model> {
        field.test(.ordered(.less), number)
    }

    /// Whether the number is less or equal. For example: `People.fields.items.count <= 3`.
    public static func <= (field: Self, number: Int) -> Condition<Model> {
        field.test(.ordered(.lessOrEqual), number)
    }

    /// Whether the number is greater. For example: `People.fields.items.count > 3`.
    public static func > (field: Self, number: Int) -> Condition<Model> {
        field.test(.ordered(.greater), number)
    }

    /// Whether the number is greater or equal. For example: `People.fields.items.count >= 3`.
    public static func >= (field: Self, number: Int) -> Condition<Model> {
        field.test(.ordered(.greaterOrEqual), number)
    }

    /// Whether the number is in a range. For example: `People.fields.items.count.isIn(1...3)`.
    public func isIn(_ range: ClosedRange<Int>) -> Condition<Model> {
        self >= range.lowerBound && self <= range.upperBound
    }

    /// Whether the number is in a half-open range. For example: `items.count.isIn(1..<3)`.
    public func isIn(_ range: Range<Int>) -> Condition<Model> {
        self >= range.lowerBound && self < range.upperBound
    }

    private func test(_ test: CountTest, _ number: Int) -> Condition<Model> {
        Condition(.count(name: name, test, Int64(number)))
    }
}
