// Comparisons for people, which Foundation has on Apple's systems alone.

extension String.StandardComparator {
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
}

extension PredicateExpressions {
    public struct StandardContains<
        Root: StandardPredicateExpression<String>,
        Other: StandardPredicateExpression<String>
    >: StandardPredicateExpression {
        let root: Root
        let other: Other

        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let text = try root.evaluate(bindings)
            return try text.localizedStandardContains(other.evaluate(bindings))
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root,
        _ other: Other
    ) -> StandardContains<Root, Other> {
        StandardContains(root: root, other: other)
    }
}
