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
    /// One sentence: what this view stands for.
    static var summary: String { get }

    /// Every name that a template over this view may use.
    static var fields: [ViewField<Self>] { get }
}
