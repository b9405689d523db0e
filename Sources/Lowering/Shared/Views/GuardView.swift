import Mustache
import SwiftNames

/// A statement that returns unless its conditions hold.
package struct GuardView: TemplateView {
    private let conditions: [String]
    /// The same, those that are too long for a line of their own broken.
    private let items: [ListItemView]
    private let failure: String
    /// The statement that returns it, where that is too long for one line; else empty.
    private let longFailure: [String]
    private let form: Form

    private enum Form {
        /// All on one line.
        case short
        /// The conditions on one line.
        case middle
        /// Each condition on its own line.
        case long
    }

    /// - Parameters:
    ///   - conditions: For example: `let startDate`.
    ///   - failure: what is returned otherwise.
    ///   - indentation: the columns before every line.
    package init(_ conditions: [String], failure: SwiftExpression = .text("nil"), indentation: Int)
    {
        self.init(conditions, items: ListItemView.list(conditions), failure, indentation)
    }

    /// - Parameter conditions: such that can be broken.
    package init(conditions: [SwiftExpression], indentation: Int) {
        let items = conditions.enumerated().flatMap { index, condition in
            let lines = condition.lines(
                end: index + 1 < conditions.count ? "," : "",
                indentation: indentation + 4
            )
            return lines.map { ListItemView(text: $0, comma: "") }
        }
        self.init(conditions.map(\.line), items: items, .text("nil"), indentation)
    }

    /// - Parameter constants: each with its value. For example: `start` and `values["start"] as? Date`.
    package init(
        constants: [(name: String, value: SwiftExpression)],
        failure: SwiftExpression = .text("nil"),
        indentation: Int
    ) {
        let starts = constants.map { "let \($0.name) = " }
        let items = zip(starts, constants).enumerated().flatMap { index, condition in
            let lines = condition.1.value.lines(
                start: condition.0,
                end: index + 1 < constants.count ? "," : "",
                indentation: indentation + 4
            )
            return lines.map { ListItemView(text: $0, comma: "") }
        }
        let conditions = zip(starts, constants).map { $0 + $1.value.line }
        self.init(conditions, items: items, failure, indentation)
    }

    private init(
        _ conditions: [String],
        items: [ListItemView],
        _ failure: SwiftExpression,
        _ indentation: Int
    ) {
        self.conditions = conditions
        self.items = items
        self.failure = failure.line
        let start = "guard " + conditions.joined(separator: ", ")
        let end = " else { return \(failure.line) }"
        // Of the longest form, the end is a line of its own.
        let fits = TextWidth.fits(end, indentation: indentation - 1)
        longFailure = fits ? [] : failure.lines(start: "return ", indentation: indentation + 4)
        if TextWidth.fits(start + end, indentation: indentation) {
            form = .short
        } else {
            form =
                fits && TextWidth.fits(start + " else {", indentation: indentation)
                ? .middle : .long
        }
    }

    private var line: String { conditions.joined(separator: ", ") }

    package static let summary = "A statement that returns unless its conditions hold."

    package static let fields: [ViewField<Self>] = [
        .text("failure", "What is returned otherwise.", example: "nil") { $0.failure },
        .optionalText("short", "The conditions, where all fits on a line.", example: "let a") {
            $0.form == .short ? $0.line : nil
        },
        .optionalText("middle", "The conditions, where these fit on a line.", example: "let a") {
            $0.form == .middle ? $0.line : nil
        },
        .flag("isLong", "Whether each condition needs a line.") { $0.form == .long },
        .flag("hasLongFailure", "Whether what is returned needs lines of its own.") {
            !$0.longFailure.isEmpty
        },
        .texts(
            "longFailure",
            "The lines that return it, where one is too short.",
            example: "return a"
        ) {
            $0.longFailure
        },
        .list("conditions", "The conditions, where each needs a line.") {
            $0.form == .long ? $0.items : []
        },
    ]
}
