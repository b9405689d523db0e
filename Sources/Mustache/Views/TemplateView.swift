/// A plain struct of finished facts that templates may show.
///
/// Templates can use the names in ``fields`` and no others. For the views of lowering,
/// `scripts/views.sh` writes ``summary`` and ``fields`` to a file of the module, from the doc
/// comments and the properties before `// MARK: Not for templates`.
///
/// For example:
/// ```swift
/// /// A city and its streets.
/// struct CityView: TemplateView {
///     /// The city's name. For example: `Lisbon`
///     var name: String
///     /// The city's streets.
///     var streets: [StreetView]
/// }
/// ```
/// and in `ViewFields.swift`:
/// ```swift
/// extension CityView {
///     static let summary = "A city and its streets."
///
///     static let fields: [ViewField<Self>] = [
///         .text("name", "The city's name.", example: "Lisbon") { $0.name },
///         .list("streets", "The city's streets.") { $0.streets },
///     ]
/// }
/// ```
@usableFromInline
package protocol TemplateView: Sendable {
    /// One sentence that describes the view.
    static var summary: String { get }

    /// Every name that a template can use with this view.
    static var fields: [ViewField<Self>] { get }
}
