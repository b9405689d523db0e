import Mustache

/// A declared initializer of some properties.
package struct ConvenienceInitializerView: TemplateView {
    package var signature: SignatureView
    /// The call of the full initializer.
    package var call: String

    package static let summary = "An initializer of some properties alone."

    package static let fields: [ViewField<Self>] = [
        .optional("signature", "How it begins.") { $0.signature },
        .text("call", "The call of the full initializer.", example: "self.init(age: age)") {
            $0.call
        },
    ]
}
