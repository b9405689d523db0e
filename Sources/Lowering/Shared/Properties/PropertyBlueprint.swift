import ModelIR
import SwiftNames

/// What the code shows of a property, whatever the target, which adds storage and accessors.
///
/// For example: `public`, `title` and `os(iOS)` for `public var title: String` inside `#if os(iOS)`.
package struct PropertyBlueprint {
    /// Without backticks.
    package let name: String
    /// In backticks if it is a keyword, as properties, parameters and fields have it.
    package let escapedName: String
    /// Who may use it, with a space behind it. For example: `public `.
    package let access: String
    /// Who may use the value behind a property with observers.
    package let innerAccess: String
    /// Where the property exists; nil for everywhere. For example: `os(iOS)`.
    package let condition: String?
    /// What runs when it is set.
    package let observers: PropertyObservers?
    /// The name of the property that holds the value: another one behind observers.
    package let heldName: String

    /// - Parameters:
    ///   - name: the one in the code.
    ///   - unobserved: the name of the value behind a property with observers.
    package init(
        _ property: some EntityProperty,
        named name: String,
        _ access: PropertyAccess,
        unobserved: (String) -> String
    ) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        self.access = access.modifier(of: property)
        innerAccess = access.inner
        condition = property.condition
        observers = PropertyObservers(property)
        heldName = observers == nil ? name : unobserved(name)
    }

    /// - Parameter names: those of the members behind the properties over several attributes.
    package init(
        _ plan: CompositePlan,
        _ names: CompositeMemberNames,
        _ context: PropertyContext
    ) {
        self.init(
            plan.property,
            named: plan.property.name,
            context.access,
            unobserved: names.unobserved
        )
    }

    package init(_ property: some EntityProperty, _ context: PropertyContext) {
        self.init(
            property,
            named: context.names.swiftName(property.name),
            context.access,
            unobserved: context.names.unobserved
        )
    }
}
