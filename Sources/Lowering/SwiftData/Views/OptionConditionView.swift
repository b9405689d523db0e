import Mustache
import SharedLowering

/// A predicate over the options of a property.
package struct OptionConditionView: TemplateView, SeparableView {
    /// The typed property. For example: `topics`
    package var property: String
    /// The stored property. For example: `topicsRaw`
    package var stored: String
    /// Whether the stored value can be missing.
    package var isOptional: Bool
    /// The signature.
    package var signature: SignatureView
    /// The class. For example: `Note`
    package var className: String
    /// Whether a blank line comes first.
    package var isSeparated = false

    init(
        property: String,
        stored: String,
        isOptional: Bool,
        signature: SignatureView,
        className: String
    ) {
        self.property = property
        self.stored = stored
        self.isOptional = isOptional
        self.signature = signature
        self.className = className
    }
}
