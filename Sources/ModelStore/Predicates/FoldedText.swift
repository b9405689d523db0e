#if !canImport(Darwin)
    import Foundation

    extension String {
        /// The text without differences of case and diacritics, which `localizedStandardContains` ignores.
        ///
        /// For example: `eclair` for "Éclair".
        var foldedForSearch: String {
            folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
    }

    /// An expression that may be a folded text.
    protocol FoldedText {
        /// The text that is folded; `nil` for another expression.
        var unfolded: (any PredicateExpression)? { get }
    }

    extension PredicateExpressions.KeyPath: FoldedText {
        var unfolded: (any PredicateExpression)? {
            keyPath == \String.foldedForSearch ? root : nil
        }
    }

    extension PredicateReader {
        /// The search for one folded text in another; `nil` for other expressions.
        mutating func search(
            _ text: some PredicateExpression,
            _ pattern: some PredicateExpression
        ) throws -> Test? {
            guard let text = (text as? any FoldedText)?.unfolded,
                let pattern = (pattern as? any FoldedText)?.unfolded
            else { return nil }
            return .matches(try scalar(text), .contains, try scalar(pattern), .standardSearch)
        }
    }
#endif
