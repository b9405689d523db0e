import Mustache
import SharedLowering

/// The initializer that sets every attribute of an object without a context.
package struct InitializerView: TemplateView {
    /// How it begins.
    package var signature: SignatureView
    /// The entity of the object. For example: `Self.entity()`
    package var newEntity: String
    /// What the initializer sets.
    package var assignments: [AssignmentView]
    /// The statements that set attributes without a parameter. For example:
    /// `setPrimitiveValue(Date.now, …)`
    package var defaults: [String]
}

/// A property that an initializer sets.
package struct AssignmentView: TemplateView {
    /// The property. For example: `internal`
    package var property: String
    /// The parameter. For example: "`internal`"
    package var value: String
}
