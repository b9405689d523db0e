import Mustache
import SharedLowering

/// The initializer that sets every stored property.
package struct ModelInitializerView: TemplateView {
    /// The doc comment. For example: `Creates an object.`
    package var documentation: String
    /// The signature.
    package var signature: SignatureView
    /// The statements that set the properties of the class itself. For example: `self.age = age`
    package var assignments: [String]
    /// The call of the superclass's initializer; none for a root. For example: `super.init()`
    package var parentCall: String?
    /// The statements that need a whole object. For example: `self.pair = pair`
    package var finalAssignments: [String]
}
