import ModelIR
import SwiftNames

/// The context for lowering the properties of a class and of its superclasses.
///
/// A class, since all properties of the class share it.
package final class PropertyContext {
    package let names: PropertyNames
    package let types: TypeNames
    package let valueTypes: [String: ValueType]
    package let access: PropertyAccess
    package let parameterDefaults: ParameterDefaults
    package let options: LoweringOptions
    /// The access of the initializer that takes all properties.
    let initializerLevel: AccessLevel

    /// - Parameters:
    ///   - entity: The entity of the class.
    ///   - code: The code of the superclasses and of the class.
    package init(
        of entity: Entity,
        _ names: PropertyNames,
        _ types: TypeNames,
        _ valueTypes: [String: ValueType],
        _ access: PropertyAccess,
        code: [CodeDetails],
        _ options: LoweringOptions
    ) {
        self.names = names
        self.types = types
        self.valueTypes = valueTypes
        self.access = access
        parameterDefaults = ParameterDefaults(code)
        self.options = options
        initializerLevel = options.initializerLevel(of: entity)
    }
}
