import Mustache
import SwiftNames

/// The code with which a list of ids reads and writes the stored option set.
package struct IDsAccessorView: TemplateView {
    /// The private property with the option set, or with the list if setting that has side effects.
    /// For example: `storedOptionSelections`.
    package var stored: String
    /// The conversion from an option set to the value that the method sets: empty, or `.ids`.
    package var suffix = ""
    /// For example: `OptionIDs`.
    package var optionSet: String
    package var isOptional: Bool
    /// The method that rejects ids without a bit; `nil` if the property can't be set from outside.
    package var setter: SetterView?
    /// The setter's modifier with a space after it, if it differs from the property's. For example:
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
    /// The accessors of a list behind another one, which has the method and the access.
    package var behind: IDsAccessorView {
        var view = self
        view.setter = nil
        view.setterAccess = ""
        return view
    }

    /// The accessors with a method that sets the list itself.
    package func over(_ property: String) -> IDsAccessorView {
        var view = self
        // The parameter of the method also has that name.
        view.stored = (property == "ids" ? "self." : "") + SwiftIdentifier.escaped(property)
        view.suffix = isOptional ? "?.ids" : ".ids"
        return view
    }
}

/// The method that rejects ids without a bit.
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
