import Mustache
import SwiftNames

/// The code with which a list of ids reads and writes the stored option set.
package struct IDsAccessorView: TemplateView {
    /// The private property with the option set, or with the list if setting that has side effects.
    /// For example: `storedTopics`
    package var stored: String
    /// The conversion from an option set to the value that the method sets: empty, or `.ids`.
    /// For example: `.ids`
    package var suffix = ""
    /// The option set. For example: `OptionIDs`
    package var optionSet: String
    /// Whether there may be no list.
    package var isOptional: Bool
    /// The method that rejects ids without a bit; none if the property can't be set from outside.
    package var setter: SetterView?
    /// The setter's access and a space, if it differs from the property's. For example:
    /// `private(set) `
    package var setterAccess: String
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
    /// The method. For example: `setOptionSelections`
    package var setterName: String
    /// The typed property, without backticks. For example: `optionSelections`
    package var property: String
    /// The ids. For example: `0...62`
    package var range: String
    /// What it throws. For example: `UnknownOptionID`
    package var errorType: String
}
