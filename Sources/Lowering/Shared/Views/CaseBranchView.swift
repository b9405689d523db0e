import Mustache

/// The code that stores one case of an enum.
package struct CaseBranchView: TemplateView {
    /// For example: `.interval(let pairDate)`.
    package var pattern: String
    package var statements: [String]

    package init(pattern: String, statements: [String]) {
        self.pattern = pattern
        self.statements = statements
    }

    package static let summary = "What stores one case of an enum."

    package static let fields: [ViewField<Self>] = [
        .text("pattern", "The pattern.", example: ".single(let value)") { $0.pattern },
        .texts("statements", "What stores it.", example: "store(.single, value: value)") {
            $0.statements
        },
    ]
}
