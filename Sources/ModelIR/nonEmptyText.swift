extension ValueType {
    /// The name under which `NonEmpty<String>` is a value type.
    package static let nonEmptyTextName = "NonEmptyString"

    /// `NonEmpty<String>`, which needs no declaration: the library has it.
    package static func nonEmptyText(at origin: Origin) -> ValueType {
        let rule = ValidationRule(.nonEmpty, origin: origin)
        let type = ValidatedType(rawType: .string, rules: [rule])
        var result = ValueType(name: nonEmptyTextName, kind: .validated(type), origin: origin)
        result.isExternal = true
        return result
    }

    /// Whether it is that type, wherever it is used first.
    package var isNonEmptyText: Bool {
        guard name == Self.nonEmptyTextName, isExternal, case .validated(let type) = kind else {
            return false
        }
        return type.rawType == .string && type.rules.map(\.kind) == [.nonEmpty]
            && type.errorName == nil && documentation.isEmpty
    }
}
