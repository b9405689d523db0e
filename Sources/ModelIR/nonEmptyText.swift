extension ValueType {
    /// The name of the value type that represents `NonEmpty<String>`.
    package static let nonEmptyTextName = "NonEmptyString"

    /// Returns `NonEmpty<String>`, which the library declares.
    package static func nonEmptyText(at origin: Origin) -> ValueType {
        let rule = ValidationRule(.nonEmpty, origin: origin)
        let type = ValidatedType(rawType: .string, rules: [rule])
        var result = ValueType(name: nonEmptyTextName, kind: .validated(type), origin: origin)
        result.isExternal = true
        return result
    }

    /// Whether it represents `NonEmpty<String>`, wherever that is first used.
    package var isNonEmptyText: Bool {
        guard name == Self.nonEmptyTextName, isExternal, case .validated(let type) = kind else {
            return false
        }
        return type.rawType == .string && type.rules.map(\.kind) == [.nonEmpty]
            && type.errorName == nil && documentation.isEmpty
    }
}
