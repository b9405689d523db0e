/// The names of a view type, as templates are checked against them.
struct ViewSchema: Sendable {
    let type: any TemplateView.Type
    let summary: String
    let names: [String]
    private let fields: [Field]

    private struct Field {
        var access: FieldAccess
        var documentation: String
        var example: String?
    }

    init<View: TemplateView>(of view: View.Type) {
        type = view
        summary = View.summary
        let declared = View.fields
        // No key path: for each type of view, the run time would make one.
        names = declared.map { $0.name }
        fields = declared.map {
            Field(access: $0.access, documentation: $0.documentation, example: $0.example)
        }
    }

    var identity: ObjectIdentifier { ObjectIdentifier(type) }

    /// Made when it is asked for: the run time looks long for the name of a type.
    var viewName: String { String(describing: type) }

    /// The position of a name. For example: 0 for the first of the view's fields
    func index(of name: String) -> Int? {
        names.firstIndex(of: name)
    }

    func access(of field: Int) -> FieldAccess { fields[field].access }

    func kind(of field: Int) -> FieldKind { access(of: field).kind }

    func documentation(of field: Int) -> (text: String, example: String?) {
        (fields[field].documentation, fields[field].example)
    }

    /// The schema of the views in a field, for the kinds that have any.
    func child(of field: Int) -> ViewSchema? {
        access(of: field).children.map { ViewSchema(of: $0.type) }
    }
}
