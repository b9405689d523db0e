import Mustache

/// What stores one case of an enum.
package struct CaseBranchView: TemplateView {
    /// The lines of the pattern. For example: `case .interval(let pairDate):`.
    package var pattern: [String]
    package var lines: [String]

    package init(pattern: [String], lines: [String]) {
        self.pattern = pattern
        self.lines = lines
    }

    package static let summary = "What stores one case of an enum."

    package static let fields: [ViewField<Self>] = [
        .texts("pattern", "The lines of the pattern.", example: "case .single(let value):") {
            $0.pattern
        },
        .texts("lines", "The lines that store.", example: "store(.single, value: value)") {
            $0.lines
        },
    ]
}
