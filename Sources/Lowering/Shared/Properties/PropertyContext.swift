import ModelIR
import SwiftNames

/// What decides how the properties of one class look, its own and those of its parents.
///
/// A class, since every property of the class has it.
package final class PropertyContext {
    package let names: PropertyNames
    package let types: TypeNames
    package let valueTypes: [String: ValueType]
    package let access: PropertyAccess
    package let parameterDefaults: ParameterDefaults
    package let options: LoweringOptions

    /// - Parameter code: that of the parents and of the class.
    package init(
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
    }
}
