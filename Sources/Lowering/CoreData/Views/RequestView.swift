import Mustache
import SwiftNames

/// A request's type, broken where a line with it would be too long.
package struct RequestView: TemplateView {
    /// For example: `NSFetchRequest`.
    package let generic: String
    /// For example: `People`.
    package let result: String

    /// Found once, like the next: templates ask several times.
    private let type: String
    private let hasShortHead: Bool
    private let hasShortCall: Bool

    /// - Parameter head: what stands on the line before the type of the function's result.
    init(generic: String, result: String, head: String) {
        self.generic = generic
        self.result = result
        type = concatenated(generic, "<", result, ">")
        hasShortHead = TextWidth.fits(parts: head, " -> ", type, " {", indentation: 4)
        hasShortCall = TextWidth.fits(
            parts: "let request = ",
            type,
            "(entityName: entityName)",
            indentation: 8
        )
    }

    package static let summary = "The type of a request."

    package static let fields: [ViewField<Self>] = [
        .text("requestType", "The type.", example: "NSFetchRequest<People>") { $0.type },
        .text("generic", "The type without what is fetched.", example: "NSFetchRequest") {
            $0.generic
        },
        .text("result", "What is fetched.", example: "People") { $0.result },
        .flag("hasShortHead", "Whether the function's head fits on one line.") {
            $0.hasShortHead
        },
        .flag("hasShortCall", "Whether the request is made on one line.") {
            $0.hasShortCall
        },
    ]
}
