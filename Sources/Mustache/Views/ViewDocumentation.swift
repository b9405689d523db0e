/// The documentation of a view type, for a reference page of its names.
///
/// For example: `ViewDocumentation(of: CityView.self).names.map(\.name)`
package struct ViewDocumentation: Sendable, Equatable {
    /// The view type's name. For example: "CityView"
    package let view: String

    /// One sentence that describes the view.
    package let summary: String

    /// The names that templates can use, in declaration order.
    package let names: [NameDocumentation]

    package init<View: TemplateView>(of view: View.Type) {
        self.init(ViewSchema(of: View.self))
    }

    init(_ schema: ViewSchema) {
        view = schema.viewName
        summary = schema.summary
        names = schema.names.indices.map { NameDocumentation(schema, field: $0) }
    }

    /// The documentation of a view type and of all nested view types, without duplicates.
    package static func reachable<View: TemplateView>(from view: View.Type) -> [Self] {
        reachableSchemas(from: ViewSchema(of: View.self)).map(Self.init)
    }
}

/// The documentation of one name of a view.
package struct NameDocumentation: Sendable, Equatable {
    package let name: String
    package let kind: FieldKind
    package let documentation: String

    /// An example value. For example: "Lisbon"
    package let example: String?

    /// The type of the nested views, for lists of views and optional views.
    package let childView: String?

    init(_ schema: ViewSchema, field: Int) {
        name = schema.names[field]
        kind = schema.kind(of: field)
        (documentation, example) = schema.documentation(of: field)
        childView = schema.child(of: field)?.viewName
    }
}
