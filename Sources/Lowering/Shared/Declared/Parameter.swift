import SwiftNames

/// A parameter of an initializer.
package struct Parameter {
    package let name: String
    /// The name, in backticks if it's a keyword.
    package let escapedName: String
    package let type: String
    package let defaultValue: String?
    /// The property that an initializer sets: the one behind it if the property has observers.
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
