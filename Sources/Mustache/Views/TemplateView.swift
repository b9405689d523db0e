/// A plain struct of finished facts that templates may show.
///
/// A view names its facts once, in ``fields``; templates can use these names and no others.
///
/// For example:
/// ```swift
/// struct CityView: TemplateView {
///     var name: String
///     var streets: [StreetView]
///
///     static let summary = "A city and its streets."
///     static var fields: [ViewField<Self>] {
///         [
///             .text("name", "The city's name.", example: "Lisbon", \.name),
///             .list("streets", "The city's streets.", \.streets),
///         ]
///     }
/// }
/// ```
@usableFromInline
package protocol TemplateView: Sendable {
    /// One sentence that describes the view.
    static var summary: String { get }

    /// Every name that a template can use with this view.
    static var fields: [ViewField<Self>] { get }
}
