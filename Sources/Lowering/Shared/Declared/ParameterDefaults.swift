import ModelIR
import SwiftNames

/// The default arguments in the initializers of a class and its superclasses.
///
/// For example: `"Untitled"` in `init(title: String = "Untitled")`.
package struct ParameterDefaults: Sendable {
    private var texts: [String: String] = [:]
    /// What their initializers show to others: an argument names nothing that is hidden from those.
    private let level: AccessLevel

    /// - Parameter code: The code of the superclasses and of the class, whose defaults win.
    package init(_ code: [CodeDetails]) {
        for value in code.flatMap(\.parameterDefaults) { texts[value.name] = value.text }
        level =
            code.filter { !$0.parameterDefaults.isEmpty }.flatMap(\.carriedOver)
            .filter { $0.kind == .initializer }.map(\.level).min() ?? .internal
    }

    /// The default of a property; `nil` if no initializer has one that generated code can use.
    package func text(for property: borrowing some EntityProperty, access: AccessLevel) -> String? {
        guard !texts.isEmpty, property.condition == nil else { return nil }
        let name = property.declaredName
        return texts[name].flatMap {
            argumentText($0, of: name, nil, isVisible: access <= level)
        }
    }
}
