import ModelIR
import SwiftNames

/// The defaults of parameters in the initialisers of a class and of its parents.
///
/// For example: `"Untitled"` of `init(title: String = "Untitled")`.
package struct ParameterDefaults: Sendable {
    private var texts: [String: String] = [:]

    /// - Parameter code: that of the parents and of the class, whose defaults win.
    package init(_ code: [CodeDetails]) {
        for value in code.flatMap(\.parameterDefaults) { texts[value.name] = value.text }
    }

    /// The default of a property; nil if no initialiser has one that the code can use.
    package func text(for property: some EntityProperty, access: AccessLevel) -> String? {
        guard !texts.isEmpty, property.condition == nil else { return nil }
        let name = property.declaredName
        return texts[name].flatMap { argumentText($0, of: name, nil, access: access) }
    }
}
