import Mustache
import SharedLowering

/// The initializer that sets every stored property.
package struct ModelInitializerView: TemplateView {
    package var documentation: String
    package var signature: SignatureView
    /// The statements that set the properties of the class itself.
    package var assignments: [String]
    /// The call of the superclass's initializer; `nil` for a root.
    package var parentCall: String?
    /// The statements that need a whole object.
    package var finalAssignments: [String]

    package static let summary = "The initializer that sets every stored property."

    package static let fields: [ViewField<Self>] = [
        .text("documentation", "The doc comment.", example: "Creates an object.") {
            $0.documentation
        },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "The statements.", example: "self.age = age") { $0.assignments },
        .optionalText("parentCall", "The superclass's initializer.", example: "super.init()") {
            $0.parentCall
        },
        .texts("finalAssignments", "The statements behind it.", example: "self.pair = pair") {
            $0.finalAssignments
        },
    ]
}
