import SwiftNames

/// A parameter of an initialiser.
package struct Parameter {
    package var name: String
    package var type: String
    package var defaultValue: String?

    package var isRequired: Bool { defaultValue == nil }

    package var text: String { withoutDefault + (defaultValue.map { " = \($0)" } ?? "") }

    package var withoutDefault: String { "\(SwiftIdentifier.escaped(name)): \(type)" }

    package init(name: String, type: String, defaultValue: String?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

}
