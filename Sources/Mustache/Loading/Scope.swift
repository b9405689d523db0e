/// The views whose names are visible at a position in a template, innermost last.
///
/// A view type appears in a scope once: an inner view hides all names of an outer view of the same
/// type. This keeps the number of scopes finite for recursive partials.
struct Scope: Sendable {
    private(set) var views: [ViewSchema]

    /// Whether `{{.}}` is available here.
    private(set) var hasText = false

    init(_ view: ViewSchema) {
        views = [view]
    }

    /// The position of the innermost view.
    var top: Int { views.count - 1 }

    /// The names of all views, innermost first.
    var names: [String] { views.reversed().flatMap(\.names) }

    /// The position of the view that a view of the same type would hide.
    func slot(hiddenBy view: ViewSchema) -> Int? {
        views.firstIndex { $0.identity == view.identity }
    }

    func entering(_ view: ViewSchema) -> Scope {
        var inner = self
        if let hidden = slot(hiddenBy: view) { inner.views.remove(at: hidden) }
        inner.views.append(view)
        inner.hasText = false
        return inner
    }

    func enteringText() -> Scope {
        var inner = self
        inner.hasText = true
        return inner
    }
}
