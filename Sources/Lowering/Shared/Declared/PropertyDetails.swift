import Diagnostics
import ModelIR
import SwiftNames

/// What declarations say about properties of a class, parents included, besides what is stored.
///
/// For example: the condition `os(iOS)` around `deviceName`, or its `didSet`.
package struct PropertyDetails: Sendable {
    private var conditions: [String: String] = [:]
    private var observers: [String: PropertyObservers] = [:]
    private var parameterDefaults: [String: String] = [:]

    /// - Parameter code: that of the class and of its parents.
    package init(_ code: [CodeDetails]) {
        for member in code.flatMap(\.conditions) { conditions[member.property] = member.condition }
        for value in code.flatMap(\.parameterDefaults) {
            parameterDefaults[value.name] = value.text
        }
        for fragment in code.flatMap(\.carriedOver) where fragment.isRun {
            observers[fragment.name, default: PropertyObservers()].add(fragment)
        }
    }

    /// What runs when a property is set; nil where nothing does.
    ///
    /// - Parameter property: as the declaration names it.
    package func observers(of property: String) -> PropertyObservers? {
        observers.isEmpty ? nil : observers[property]
    }

    /// What the initialiser of the declaration has as default of a property.
    ///
    /// - Parameter property: as the declaration names it.
    package func parameterDefault(of property: String, access: AccessLevel) -> String? {
        guard !parameterDefaults.isEmpty, conditions[property] == nil else { return nil }
        return parameterDefaults[property].flatMap {
            argumentText($0, of: property, nil, access: access)
        }
    }

    /// The condition under which the code shows a property. What it stores is always there.
    ///
    /// - Parameter property: as the declaration names it.
    package func condition(of property: String) -> String? {
        conditions.isEmpty ? nil : conditions[property]
    }
}
