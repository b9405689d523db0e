import SwiftNames

/// A condition of a CHECK constraint.
///
/// For example: `.any([.test("\"mood\" = 1"), .test("\"mood\" = 3")])`.
indirect enum SQLCondition {
    case test(String)
    /// Alternatives, one of which must hold.
    case any([SQLCondition])
    case all([SQLCondition])

    /// The condition on one line. For example: `"mood" = 1 OR "mood" = 3`.
    var text: String {
        switch self {
        case .test(let text): text
        case .any(let parts), .all(let parts):
            parts.map(\.enclosedText).joined(separator: " \(conjunction) ")
        }
    }

    /// Whether it can be broken into lines.
    var hasParts: Bool { parts.count > 1 }

    /// The lines of a condition that is too long for one: a part on each.
    func lines(indentation: Int) -> [String] {
        guard hasParts else { return [text] }
        return parts.enumerated().flatMap { index, part in
            let start = index == 0 ? "" : "\(conjunction) "
            let line = start + part.enclosedText
            if !part.hasParts || TextWidth.fits(line, indentation: indentation) { return [line] }
            return [start + "("]
                + part.lines(indentation: indentation + 4).map { "    " + $0 } + [")"]
        }
    }

    private var parts: [SQLCondition] {
        switch self {
        case .test: []
        case .any(let parts), .all(let parts): parts
        }
    }

    private var conjunction: String { if case .all = self { "AND" } else { "OR" } }

    /// The condition as a part of another.
    private var enclosedText: String { hasParts ? "(\(text))" : text }
}
