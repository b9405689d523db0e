import Mustache
import SwiftNames

/// A request's type, broken where a line with it would be too long.
package struct RequestView: TemplateView {
    /// For example: `NSFetchRequest`.
    package var generic: String
    /// For example: `People`.
    package var result: String
    /// What stands on the line before the type of the function's result.
    package var head: String

    private var type: String { "\(generic)<\(result)>" }

    package static let summary = "The type of a request."

    package static let fields: [ViewField<Self>] = [
        .text("requestType", "The type.", example: "NSFetchRequest<People>") { $0.type },
        .text("generic", "The type without what is fetched.", example: "NSFetchRequest") {
            $0.generic
        },
        .text("result", "What is fetched.", example: "People") { $0.result },
        .flag("hasShortHead", "Whether the function's head fits on one line.") {
            TextWidth.fits(parts: $0.head, " -> ", $0.type, " {", indentation: 4)
        },
        .flag("hasShortCall", "Whether the request is made on one line.") {
            TextWidth.fits(
                parts: "let request = ",
                $0.type,
                "(entityName: entityName)",
                indentation: 8
            )
        },
    ]
}
