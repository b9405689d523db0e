/// A view that is being shown, with its type erased.
protocol Frame: AnyObject {
    /// The text of a field; nil for absent texts and for fields of other kinds.
    func text(_ field: Int) -> String?

    func texts(_ field: Int) -> [String]

    /// Whether a section over the field is shown.
    func isShown(_ field: Int) -> Bool

    /// Calls the closure with a frame for each view in a field.
    func forEachView(_ field: Int, _ schema: any ViewSchema, _ body: (any Frame) -> Void)
}

/// A view that is being shown.
final class ViewFrame<View: TemplateView>: Frame {
    private let view: View
    private let accesses: [FieldAccess<View>]

    init(view: View, schema: Schema<View>) {
        self.view = view
        accesses = schema.accesses
    }

    func text(_ field: Int) -> String? {
        switch accesses[field] {
        case .text(let value): value(view)
        case .optionalText(let value): value(view)
        case .flag, .texts, .list, .optional: nil
        }
    }

    func texts(_ field: Int) -> [String] {
        if case .texts(let value) = accesses[field] { value(view) } else { [] }
    }

    func isShown(_ field: Int) -> Bool {
        switch accesses[field] {
        case .text: true
        case .optionalText(let value): value(view) != nil
        case .flag(let value): value(view)
        case .texts(let value): !value(view).isEmpty
        case .list(let children), .optional(let children): !children.isEmpty(view)
        }
    }

    func forEachView(_ field: Int, _ schema: any ViewSchema, _ body: (any Frame) -> Void) {
        accesses[field].children?.forEach(view, schema, body)
    }
}
