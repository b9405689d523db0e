import Mustache

/// The type of a request.
package struct RequestView: TemplateView {
    /// For example: `NSFetchRequest`.
    package let generic: String
    /// For example: `People`.
    package let result: String

    package static let summary = "The type of a request."

    package static let fields: [ViewField<Self>] = [
        .text("generic", "The type without what is fetched.", example: "NSFetchRequest") {
            $0.generic
        },
        .text("result", "What is fetched.", example: "People") { $0.result },
    ]
}
