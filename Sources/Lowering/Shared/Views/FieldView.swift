import Mustache
import SwiftNames

/// A field for conditions and sort orders.
package struct FieldView: TemplateView, ConditionalView {
    /// The access level and a space. For example: `public `
    package var access: String
    /// The field's name. For example: `weight`
    package var name: String
    /// The generic type of the field. For example: `Field`
    package var fieldType: String
    /// The type of the operands in conditions. For example: `Double?`
    package var valueType: String
    /// The persistent name, in quotes. For example: `"weightRaw"`
    package var storedName: String

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?

    /// - Parameters:
    ///   - access: The modifier and a space, or an empty text.
    ///   - fieldType: The field's type. For example: `Field`.
    ///   - valueType: The type of the operands in conditions. For example: `Double?`.
    ///   - name: The name, in backticks if it's a keyword.
    ///   - storedName: The persistent name as a literal. For example: `"weightRaw"`.
    package init(
        _ access: String,
        _ fieldType: String,
        of valueType: String,
        named name: String,
        _ storedName: String,
        condition: String? = nil
    ) {
        edges = ConditionEdges(condition)
        self.access = access
        self.name = name
        self.fieldType = fieldType
        self.valueType = valueType
        self.storedName = storedName
    }
}

/// The extension that contains the fields of an entity.
package struct FieldsOwnerView: TemplateView {
    /// The type that is extended. For example: `Fields`
    package var namespace: String
    /// The class. For example: `People`
    package var model: String
    /// An alias of the class, if its own name means something else in the extension. For example:
    /// `ModelClass`
    package var alias: String?
    /// The access level of the alias, which the fields of other classes use, too. For example:
    /// `public `
    package var aliasAccess: String

    package init(of className: String, access: String, _ types: TypeNames) {
        namespace = types.modelTypes("Fields")
        model = types.inFields(className)
        alias = model == className ? nil : model
        aliasAccess = access
    }
}
