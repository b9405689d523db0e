import Mustache
import SwiftNames

/// How a list of ids reads and writes the option set that is stored.
package struct IDsAccessorView: TemplateView {
    /// The private property of the option set, or that of the list where setting it runs something.
    /// For example: `storedOptionSelections`.
    package var stored: String
    /// What makes of an option set what the method sets: nothing, or `.ids`.
    package var suffix = ""
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
        .text("suffix", "What follows the option set that is set.", example: ".ids") { $0.suffix },
        .text("optionSet", "The option set.", example: "OptionIDs") { $0.optionSet },
        .flag("isOptional", "Whether there may be no list.") { $0.isOptional },
        .optional("setter", "The method that refuses an id without a bit.") { $0.setter },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
    ]
}

extension IDsAccessorView {
    /// The same for a list that is behind another: that one has the method and the access.
    package var behind: IDsAccessorView {
        var view = self
        view.setter = nil
        view.setterAccess = ""
        return view
    }

    /// The same, whose method sets the list itself.
    package func over(_ property: String) -> IDsAccessorView {
        var view = self
        // The parameter of the method has that name, too.
        view.stored = (property == "ids" ? "self." : "") + SwiftIdentifier.escaped(property)
        view.suffix = isOptional ? "?.ids" : ".ids"
        return view
    }
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
