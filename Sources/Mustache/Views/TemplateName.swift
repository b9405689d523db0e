/// The name of a field in a view, as templates use it.
///
/// For example: `TemplateName(view: "CityView", name: "streets")`
package struct TemplateName: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let view: String
    package let name: String

    package init(view: String, name: String) {
        self.view = view
        self.name = name
    }

    /// Every name of a view type and of its nested view types, sorted.
    package static func all<View: TemplateView>(reachableFrom view: View.Type) -> [Self] {
        reachableSchemas(from: ViewSchema(of: View.self)).flatMap { schema in
            schema.names.map { Self(view: schema.viewName, name: $0) }
        }.sorted()
    }

    package var description: String { "\(view).\(name)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.view, left.name) < (right.view, right.name)
    }
}
