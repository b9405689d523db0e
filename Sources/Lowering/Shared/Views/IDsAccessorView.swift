import Mustache

/// How a list of ids reads and writes the option set that is stored.
package struct IDsAccessorView: TemplateView {
    /// The private property of the option set. For example: `storedOptionSelections`.
    package var stored: String
    /// For example: `OptionIDs`.
    package var optionSet: String
    package var isOptional: Bool
    /// The method that refuses an id without a bit; nil where nothing is set from outside.
    package var setter: SetterView?
    /// With a space behind it, where it differs from that of the property. For example:
    /// `private(set) `.
    package var setterAccess: String

    package static let summary = "How a list of ids reads and writes an option set."

    package static let fields: [ViewField<Self>] = [
        .text("stored", "The property of the option set.", example: "storedTopics") { $0.stored },
        .text("optionSet", "The option set.", example: "OptionIDs") { $0.optionSet },
        .flag("isOptional", "Whether there may be no list.") { $0.isOptional },
        .optional("setter", "The method that refuses an id without a bit.") { $0.setter },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
    ]
}

/// The method that refuses an id without a bit.
package struct SetterView: TemplateView {
    /// For example: `setOptionSelections`.
    package var name: String
    /// The typed property, without backticks. For example: `optionSelections`.
    package var property: String
    /// For example: `0...62`.
    package var range: String
    package var errorType: String

    package static let summary = "The method that refuses an id without a bit."

    package static let fields: [ViewField<Self>] = [
        .text("setterName", "The method.", example: "setOptionSelections") { $0.name },
        .text("property", "The typed property.", example: "optionSelections") { $0.property },
        .text("range", "The ids.", example: "0...62") { $0.range },
        .text("errorType", "What it throws.", example: "UnknownOptionID") { $0.errorType },
    ]
}
