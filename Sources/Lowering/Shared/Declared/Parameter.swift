import SwiftNames

/// A parameter of an initialiser.
package struct Parameter {
    package let name: String
    /// In backticks where it is a keyword.
    package let escapedName: String
    package let type: String
    package let defaultValue: String?
    /// What an initialiser sets: another than the property where this has observers.
    package let target: String

    package var isRequired: Bool { defaultValue == nil }

    package var text: String {
        guard let defaultValue else { return withoutDefault }
        return concatenated(escapedName, ": ", type, " = ", defaultValue)
    }

    package var withoutDefault: String { concatenated(escapedName, ": ", type) }

    package init(name: String, type: String, defaultValue: String?, target: String? = nil) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        self.type = type
        self.defaultValue = defaultValue
        self.target = target ?? name
    }
}
