/// The names of a view type, as templates are checked against them.
protocol ViewSchema: Sendable {
    var identity: ObjectIdentifier { get }
    var viewName: String { get }
    var summary: String { get }
    var names: [String] { get }

    func kind(of field: Int) -> FieldKind
    func documentation(of field: Int) -> (text: String, example: String?)
    func childType(of field: Int) -> (any TemplateView.Type)?
}

extension ViewSchema {
    /// The position of a name. For example: 0 for the first of the view's fields
    func index(of name: String) -> Int? {
        names.firstIndex(of: name)
    }

    /// The schema of the views in a field, for the kinds that have any.
    func child(of field: Int) -> (any ViewSchema)? {
        childType(of: field).map { schema(of: $0) }
    }
}

/// The schema of a view type that is known only when the program runs.
func schema<View: TemplateView>(of view: View.Type) -> any ViewSchema {
    Schema<View>()
}

/// The fields of one view type, read once when a template loads.
struct Schema<View: TemplateView>: ViewSchema {
    let fields: [ViewField<View>]

    /// The ways to the values alone, which rendering reads without copying a field's documentation.
    let accesses: [FieldAccess<View>]

    init() {
        fields = View.fields
        accesses = fields.map(\.access)
    }

    /// The typed schema inside an erased one. The types always agree in a loaded template.
    init(erased: any ViewSchema) {
        self = erased as? Self ?? Self()
    }

    var identity: ObjectIdentifier { ObjectIdentifier(View.self) }
    var viewName: String { String(describing: View.self) }
    var summary: String { View.summary }
    var names: [String] { fields.map(\.name) }

    func kind(of field: Int) -> FieldKind {
        accesses[field].kind
    }

    func documentation(of field: Int) -> (text: String, example: String?) {
        (fields[field].documentation, fields[field].example)
    }

    func childType(of field: Int) -> (any TemplateView.Type)? {
        accesses[field].children?.type
    }
}
