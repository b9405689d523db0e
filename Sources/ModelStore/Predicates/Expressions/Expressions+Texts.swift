import Foundation
import ModelTypes

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.StringContainsRegex: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        guard
            case .value(let pattern as PredicateExpressions.PredicateRegex) = try reader.term(regex)
        else { throw reader.noSQL(regex) }
        let text = try reader.scalar(subject)
        return .test(.pattern(text, pattern.stringRepresentation))
    }
}

#if canImport(Darwin)
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    extension PredicateExpressions.StringLocalizedStandardContains: ReadableExpression {
        func term(_ reader: inout PredicateReader) throws -> Term {
            let (text, pattern) = (try reader.scalar(root), try reader.scalar(other))
            return .test(.matches(text, .contains, pattern, .standardSearch))
        }
    }
#else
    extension PredicateExpressions {
        /// `localizedStandardContains` with a text that is known, which `#Predicate` calls.
        ///
        /// For example: `#Predicate<Person> { $0.name.localizedStandardContains("an") }`.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static func build_localizedStandardContains<Root>(
            _ root: Root,
            _ other: Value<String>
        ) -> KeyPath<KeyPath<Root, TextSearch>, Bool> where Root.Output == String {
            // A separate expression would be easier to read, but describing a predicate stops
            // the program at expressions that Foundation doesn't know.
            let search = KeyPath(root: root, keyPath: \.[searching: other.value])
            return KeyPath(root: search, keyPath: \.hasMatch)
        }

        /// `localizedStandardContains` with a text that is a part of a captured value, or depends on the row.
        ///
        /// For example: `#Predicate<Person> { $0.name.localizedStandardContains(filter.text) }`.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static func build_localizedStandardContains<Root, Other>(
            _ root: Root,
            _ other: Other
        ) -> CollectionContainsCollection<KeyPath<Root, String>, KeyPath<Other, String>>
        where Root.Output == String, Other: PredicateExpression, Other.Output == String {
            CollectionContainsCollection(
                base: KeyPath(root: root, keyPath: \.foldedForSearch),
                other: KeyPath(root: other, keyPath: \.foldedForSearch)
            )
        }
    }
#endif
