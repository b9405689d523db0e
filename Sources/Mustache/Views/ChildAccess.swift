/// The way from a view to the views in one of its fields, with their type erased.
struct ChildAccess<View: TemplateView>: Sendable {
    /// The type of the views inside.
    let type: any TemplateView.Type

    /// Whether there is none.
    let isEmpty: @Sendable (View) -> Bool

    /// Calls the closure with each of them, in order.
    let forEach: @Sendable (View, any ViewSchema, (any Frame) -> Void) -> Void

    init<Child: TemplateView>(list: @escaping @Sendable (View) -> [Child]) {
        type = Child.self
        isEmpty = { list($0).isEmpty }
        forEach = { view, schema, body in
            let schema = Schema<Child>(erased: schema)
            for child in list(view) {
                body(ViewFrame(view: child, schema: schema))
            }
        }
    }

    init<Child: TemplateView>(optional: @escaping @Sendable (View) -> Child?) {
        type = Child.self
        isEmpty = { optional($0) == nil }
        forEach = { view, schema, body in
            guard let child = optional(view) else { return }
            body(ViewFrame(view: child, schema: Schema<Child>(erased: schema)))
        }
    }
}
