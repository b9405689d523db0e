/// A template and the view that is innermost where it's used.
///
/// For example: `TemplateUse(template: "street", view: "StreetView")`
package struct TemplateUse: Sendable, Hashable, Comparable {
    package let template: String
    package let view: String

    package init(template: String, view: String) {
        self.template = template
        self.view = view
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.template, left.view) < (right.template, right.view)
    }
}
