import ModelIR
import SwiftNames

/// The code of a property for any target. Targets add storage and accessors.
///
/// For example: `public`, `title` and `os(iOS)` for `public var title: String` inside
/// `#if os(iOS)`.
package struct PropertyBlueprint {
    /// The name without backticks.
    package let name: String
    /// The name in properties, parameters and fields: in backticks if it's a keyword.
    package let escapedName: String
    /// The access modifier, with a space after it. For example: `public `.
    package let access: String
    /// The access modifier of the value behind a property with observers.
    package let innerAccess: String
    /// The condition around the property; `nil` if it's unconditional. For example: `os(iOS)`.
    package let condition: String?
    /// The observers that run when the property is set.
    package let observers: PropertyObservers?
    /// The name of the property that contains the value: a different one if it has observers.
    package let heldName: String

    /// - Parameters:
    ///   - name: The name in the code.
    ///   - unobserved: The name of the value behind a property with observers.
    package init(
        _ property: borrowing some EntityProperty,
        named name: String,
        _ access: PropertyAccess,
        unobserved: (String) -> String
    ) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        // Each use of a property's own members would copy the property.
        let code = property.code
        self.access = access.modifier(of: code)
        innerAccess = access.inner
        condition = code?.condition
        observers = PropertyObservers(code)
        heldName = observers == nil ? name : unobserved(name)
    }

    /// - Parameter names: The names of the members behind properties over several attributes.
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

    package init(_ property: borrowing some EntityProperty, _ context: PropertyContext) {
        let persistentName = property.name
        self.init(
            property,
            named: context.names.swiftName(persistentName),
            context.access,
            unobserved: { context.names.unobserved($0, storedAs: persistentName) }
        )
    }
}
