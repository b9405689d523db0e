/// The names of a view type, against which templates are checked.
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
        // A closure rather than a key path, which the runtime would instantiate for each view type.
        names = declared.map { $0.name }
        fields = declared.map {
            Field(access: $0.access, documentation: $0.documentation, example: $0.example)
        }
    }

    var identity: ObjectIdentifier { ObjectIdentifier(type) }

    /// Computed on demand, because the runtime is slow to format a type's name.
    var viewName: String { String(describing: type) }

    /// The index of a name. For example: 0 for the first of the view's fields
    func index(of name: String) -> Int? {
        names.firstIndex(of: name)
    }

    func access(of field: Int) -> FieldAccess { fields[field].access }

    func kind(of field: Int) -> FieldKind { access(of: field).kind }

    func documentation(of field: Int) -> (text: String, example: String?) {
        (fields[field].documentation, fields[field].example)
    }

    /// The schema of the nested views in a field, for kinds that have them.
    func child(of field: Int) -> ViewSchema? {
        access(of: field).children.map { ViewSchema(of: $0.type) }
    }
}
