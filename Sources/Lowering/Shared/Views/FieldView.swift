import Mustache
import SwiftNames

/// A field for conditions and sort orders.
package struct FieldView: TemplateView, ConditionalView {
    package var edges: ConditionEdges?
    package var access: String
    package var name: String
    /// For example: `Field<Model, Double?>`.
    package var type: String
    /// For example: `Field("weightRaw")`.
    package var value: String

    /// Found once: templates ask twice, for the long form and for the short one.
    private let isShort: Bool

    /// - Parameters:
    ///   - kind: For example: `Field`.
    ///   - values: the type of what conditions compare with. For example: `Double?`.
    ///   - name: in backticks where it is a keyword.
    ///   - key: the persistent name as a literal. For example: `"weightRaw"`.
    package init(
        _ kind: String,
        of values: String,
        named name: String,
        _ key: String,
        access: String,
        condition: String? = nil
    ) {
        edges = ConditionEdges(condition)
        self.access = access
        self.name = name
        type = concatenated(kind, "<Model, ", values, ">")
        value = concatenated(kind, "(", key, ")")
        isShort = TextWidth.fits(
            parts: access,
            "var ",
            name,
            ": ",
            type,
            " { ",
            value,
            " }",
            indentation: 4 + ConditionEdges.margin(of: condition)
        )
    }

    package static let summary = "A field for conditions and sort orders."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .text("name", "The field's name.", example: "weight") { $0.name },
            .text("type", "The field's type.", example: "Field<Model, Double?>") { $0.type },
            .text("value", "The field.", example: "Field(\"weightRaw\")") { $0.value },
            .flag("isShort", "Whether it fits on one line.") { $0.isShort },
        ]
}

/// The extension that holds the fields of an entity.
package struct FieldsOwnerView: TemplateView {
    /// For example: `Fields`.
    package var namespace: String
    package var model: String
    /// A second name of the class, where its own means something else there.
    package var alias: String?
    /// Of the second name: as visible as the extension that uses it, or private.
    package var aliasAccess: String

    package init(of className: String, access: String, _ types: TypeNames) {
        namespace = types.modelTypes("Fields")
        alias = className == "Model" ? "ModelClass" : nil
        model = alias ?? className
        aliasAccess = access.isEmpty ? "private " : access
    }

    package static let summary = "The extension that holds the fields of an entity."

    package static let fields: [ViewField<Self>] = [
        .text("namespace", "The type that is extended.", example: "Fields") { $0.namespace },
        .text("model", "The class.", example: "People") { $0.model },
        .text("aliasAccess", "The access level of the second name.", example: "private ") {
            $0.aliasAccess
        },
        .optionalText("alias", "A second name of the class.", example: "ModelClass") { $0.alias },
    ]
}
