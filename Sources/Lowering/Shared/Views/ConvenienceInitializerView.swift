import Mustache

/// A declared initializer of some properties.
package struct ConvenienceInitializerView: TemplateView {
    /// How it begins.
    package var signature: SignatureView
    /// The call of the full initializer. For example: `self.init(age: age)`
    package var call: String
}
