import Mustache
import SharedLowering

/// The initializer that sets every attribute of an object without a context.
package struct InitializerView: TemplateView {
    package var signature: SignatureView
    package var assignments: [AssignmentView]
    /// The statements that set attributes without a parameter.
    package var defaults: [String]

    package static let summary = "The initializer that inserts into no context."

    package static let fields: [ViewField<Self>] = [
        .optional("signature", "How it begins.") { $0.signature },
        .list("assignments", "What the initializer sets.") { $0.assignments },
        .texts("defaults", "What it stores besides.", example: "setPrimitiveValue(Date.now, …)") {
            $0.defaults
        },
    ]
}

/// A property that an initializer sets.
package struct AssignmentView: TemplateView {
    package var property: String
    package var value: String

    package static let summary = "One property that an initializer sets."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The property.", example: "internal") { $0.property },
        .text("value", "The parameter.", example: "`internal`") { $0.value },
    ]
}
