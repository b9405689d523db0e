import Mustache
import SwiftNames

/// A field for conditions and sort orders.
package struct FieldView: TemplateView, ConditionalView {
    package var edges: ConditionEdges?
    package var access: String
    package var name: String
    /// For example: `Field`.
    package var fieldType: String
    /// The type of the operands in conditions. For example: `Double?`.
    package var valueType: String
    /// The persistent name as a literal. For example: `"weightRaw"`.
    package var storedName: String

    /// - Parameters:
    ///   - fieldType: The field's type. For example: `Field`.
    ///   - valueType: The type of the operands in conditions. For example: `Double?`.
    ///   - name: The name, in backticks if it's a keyword.
    ///   - storedName: The persistent name as a literal. For example: `"weightRaw"`.
    package init(
        _ fieldType: String,
        of valueType: String,
        named name: String,
        _ storedName: String,
        access: String,
        condition: String? = nil
    ) {
        edges = ConditionEdges(condition)
        self.access = access
        self.name = name
        self.fieldType = fieldType
        self.valueType = valueType
        self.storedName = storedName
    }

    package static let summary = "A field for conditions and sort orders."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .text("name", "The field's name.", example: "weight") { $0.name },
            .text("fieldType", "The generic type of the field.", example: "Field") {
                $0.fieldType
            },
            .text("valueType", "What conditions compare with.", example: "Double?") {
                $0.valueType
            },
            .text("storedName", "The persistent name, in quotes.", example: "\"weightRaw\"") {
                $0.storedName
            },
        ]
}

/// The extension that contains the fields of an entity.
package struct FieldsOwnerView: TemplateView {
    /// For example: `Fields`.
    package var namespace: String
    package var model: String
    /// An alias of the class, if its own name means something else in the extension.
    package var alias: String?
    /// The access of the alias, which the fields of other classes use, too.
    package var aliasAccess: String

    package init(of className: String, access: String, _ types: TypeNames) {
        namespace = types.modelTypes("Fields")
        model = types.inFields(className)
        alias = model == className ? nil : model
        aliasAccess = access
    }

    package static let summary = "The extension that holds the fields of an entity."

    package static let fields: [ViewField<Self>] = [
        .text("namespace", "The type that is extended.", example: "Fields") { $0.namespace },
        .text("model", "The class.", example: "People") { $0.model },
        .text("aliasAccess", "The access level of the second name.", example: "public ") {
            $0.aliasAccess
        },
        .optionalText("alias", "A second name of the class.", example: "ModelClass") { $0.alias },
    ]
}
