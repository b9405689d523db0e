import SwiftNames

/// A parameter of an initialiser.
package struct Parameter {
    package var name: String
    package var type: String
    package var defaultValue: String?

    package var isRequired: Bool { defaultValue == nil }

    package var text: String {
        guard let defaultValue else { return withoutDefault }
        return concatenated(withoutDefault, " = ", defaultValue)
    }

    package var withoutDefault: String { concatenated(SwiftIdentifier.escaped(name), ": ", type) }

    package init(name: String, type: String, defaultValue: String?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

}
