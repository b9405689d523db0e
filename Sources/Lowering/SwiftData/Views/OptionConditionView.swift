import Mustache
import SharedLowering

/// A predicate over the options of a property.
package struct OptionConditionView: TemplateView {
    /// The typed property. For example: `topics`.
    package var property: String
    /// The stored property. For example: `topicsRaw`.
    package var stored: String
    /// Whether the stored value can be missing.
    package var isOptional: Bool
    package var signature: SignatureView
    package var className: String
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

    package static let summary = "A predicate over the options of a property."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("property", "The typed property.", example: "topics") { $0.property },
        .text("stored", "The stored property.", example: "topicsRaw") { $0.stored },
        .flag("isOptional", "Whether the value can be missing.") { $0.isOptional },
        .optional("signature", "The signature.") { $0.signature },
        .text("className", "The class.", example: "Note") { $0.className },
    ]
}
