import Mustache

/// The type of a request.
package struct RequestView: TemplateView {
    /// The type without what is fetched. For example: `NSFetchRequest`
    package let generic: String
    /// What is fetched. For example: `People`
    package let result: String
}
