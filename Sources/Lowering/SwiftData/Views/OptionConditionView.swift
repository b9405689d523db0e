import Mustache
import SharedLowering
import TextLayout

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
    /// The predicate over a stored property for each option; none if the matching values are listed.
    /// For example: `match.predicate(over: \Note.topicsRaw, flags: [(.food, \.topicsHasFood)])`
    var predicate: String? {
        guard !flags.isEmpty else { return nil }
        let arguments = ["over: \\\(className).\(stored)", "flags: " + Breakable.array(flags)]
        return Breakable.call("match.predicate", arguments)
    }
    /// The class. For example: `Note`
    package var className: String
    /// Whether a blank line comes first.
    package var isSeparated = false

    // MARK: Not for templates

    /// Each option with its property; none if the matching values are listed.
    package var flags: [String]

    init(
        property: String,
        stored: String,
        isOptional: Bool,
        flags: [String],
        signature: SignatureView,
        className: String
    ) {
        self.property = property
        self.stored = stored
        self.isOptional = isOptional
        self.flags = flags
        self.signature = signature
        self.className = className
    }
}
