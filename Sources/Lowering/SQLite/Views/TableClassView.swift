import Mustache
import SharedLowering
import SwiftNames
import TextLayout

/// A class whose objects are rows of a table, with all its generated code.
package struct TableClassView: TemplateView {
    /// The name of the class and of its file. For example: `Person`.
    package var name: String
    /// The type around the class, if it's declared inside of one. For example: `SchemaV2`.
    package var enclosingType: String?
    /// Whether the code can name a type of Foundation.
    package var needsFoundation: Bool
    /// The additional imports of its file.
    package var imports: [ImportView]
    package var documentation: [String]
    /// The modifier and a space, or an empty string. For example: `public `.
    package var access: String
    /// The modifier and a space, or an empty string. For example: `nonisolated `.
    package var isolation: String
    package var final: String
    package var inheritance: String
    /// Whether the class has so many stored properties that they need initial values.
    package var isWide: Bool
    package var properties: [PropertyView]
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    package var links: [LinkView]
    /// `nil` if the inherited one suffices.
    package var initializer: RowInitializerView?
    /// The initializers of the declaration that are more than a list of values.
    package var declaredInitializers: [MemberView]
    package var convenienceInitializers: [ConvenienceInitializerView]
    package var clone: CloneView?
    /// `nil` if the inherited methods suffice.
    package var rows: RowsView?
    /// `nil` for a class without its own references.
    package var references: ReferencesView?
    package var composites: [RowCompositeView]
    /// The declared members, if an extension of the class can't see what they name.
    package var ownMembers: [MemberView]
    /// `nil` for a class without properties.
    package var keyPaths: KeyPathsView?
    /// For example: `Row`, or `ModelStore.Row` if a class has that name.
    package var rowType: String
    /// For example: `Statement`.
    package var statementType: String
    package var entity: EntityDescriptionView
    package var declaredCode: DeclaredCodeView?
    package var fieldsOwner: FieldsOwnerView
    package var fields: [FieldView]

    package static let summary = "A class whose objects are rows of a table."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The class's name.", example: "Person") { $0.name },
        .optionalText("enclosingType", "The type around the class.", example: "SchemaV2") {
            $0.enclosingType
        },
        .texts("documentation", "The lines of the class's doc comment.", example: "A person.") {
            $0.documentation
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .text("final", "`final` and a space, where nothing inherits.", example: "final ") {
            $0.final
        },
        .text("inheritance", "What the class inherits from.", example: "ModelObject") {
            $0.inheritance
        },
        .flag("hasProperties", "Whether there are attributes.") { !$0.properties.isEmpty },
        .flag("isWide", "Whether so many are stored that they have initial values.") { $0.isWide },
        .list("properties", "The typed attributes.") { $0.properties },
        .flag("hasUnstoredMembers", "Whether there are properties that are in no store.") {
            !$0.unstoredMembers.isEmpty
        },
        .list("unstoredMembers", "Properties that are in no store.") {
            $0.unstoredMembers
        },
        .list("links", "The typed relationships.") { $0.links },
        .optional("initializer", "The initializer; none where the parent's serves.") {
            $0.initializer
        },
        .flag("hasDeclaredInitializers", "Whether there are initializers as they were declared.") {
            !$0.declaredInitializers.isEmpty
        },
        .list("declaredInitializers", "The initializers as they were declared.") {
            $0.declaredInitializers
        },
        .list("convenienceInitializers", "Initializers of some properties alone.") {
            $0.convenienceInitializers
        },
        .optional("clone", "How objects are copied.") { $0.clone },
        .optional("rows", "How rows are read and bound; none where the parent's serve.") {
            $0.rows
        },
        .optional("references", "How the store reaches references; none if there are none.") {
            $0.references
        },
        .text("rowType", "The type of a row.", example: "Row") { $0.rowType },
        .text("statementType", "The type of a statement.", example: "Statement") {
            $0.statementType
        },
        .list("composites", "What reads properties over several columns.") { $0.composites },
        .flag("hasOwnMembers", "Whether declared members are in the class itself.") {
            !$0.ownMembers.isEmpty
        },
        .list("ownMembers", "Declared members in the class itself.") { $0.ownMembers },
        .optional("keyPaths", "How predicates name the properties; none if there are none.") {
            $0.keyPaths
        },
        .optional("entity", "The description of the class for the store.") { $0.entity },
        .optional("declaredCode", "What else the declaration says.") { $0.declaredCode },
        .flag("hasFields", "Whether there are fields.") { !$0.fields.isEmpty },
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .list("fields", "The fields for conditions and sort orders.") { $0.fields },
    ]
}

/// A file with imports and classes.
package struct TableFileView: HeadedView {
    package var head: FileHeadView?
    package var classes: [TableClassView]

    package init(_ classes: [TableClassView]) {
        self.classes = classes
        let foundation = classes.contains(where: \.needsFoundation) ? ["Foundation"] : []
        head = FileHeadView(
            foundation + ["ModelStore", "ModelTypes"],
            classes.flatMap(\.imports)
        )
    }

    package static let summary = "A file: the imports, then its classes with their tables."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("classes", "The classes.") { $0.classes },
    ]
}

/// The initializer for an object without a context.
package struct RowInitializerView: TemplateView {
    package var documentation: String
    package var signature: SignatureView
    /// The statements that set the properties of the class itself.
    package var assignments: [String]
    /// The lines that call the superclass's initializer.
    package var parentCall: String
    /// The constant that refers to `self` after `super.init`, in a wide class. For example:
    /// `object`.
    package var initializedSelf: String?
    /// The statements that set the remaining properties through it.
    package var laterAssignments: [String]

    package static let summary = "The initializer that inserts into no context."

    package static let fields: [ViewField<Self>] = [
        .text("documentation", "The doc comment.", example: "Creates an object.") {
            $0.documentation
        },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "What the initializer sets.", example: "self.age = age") {
            $0.assignments
        },
        .text("parentCall", "The call of the parent's initializer.", example: "super.init()") {
            $0.parentCall
        },
        .optionalText(
            "initializedSelf",
            "A constant for `self` after `super.init`, in a wide class.",
            example: "object"
        ) {
            $0.initializedSelf
        },
        .texts("laterAssignments", "What it sets through it.", example: "object.age = age") {
            $0.laterAssignments
        },
    ]
}

/// The code with which the class reads and binds rows.
package struct RowsView: TemplateView {
    package var isChild: Bool
    /// Whether the class has so many stored properties that most are read after `super.init`.
    package var isWide: Bool
    /// The lines that read a row before `super.init`. In a wide class, they leave out properties
    /// with an initial value.
    package var readingBeforeSuper: [String]
    /// The lines that read a row again. In a wide class, they only read properties with an initial
    /// value.
    package var reading: [String]
    /// The lines that bind the columns of a row.
    package var binding: [String]

    package static let summary = "How a class reads rows and binds them."

    package static let fields: [ViewField<Self>] = [
        .flag("isChild", "Whether the parent has columns, too.") { $0.isChild },
        .flag("isEmpty", "Whether there is nothing to read or to bind.") {
            $0.reading.isEmpty && $0.binding.isEmpty
        },
        .flag("isWide", "Whether all but a few are read after `super.init`.") { $0.isWide },
        .texts(
            "readingBeforeSuper",
            "The lines before `super.init`.",
            example: "name = row[1]"
        ) {
            $0.readingBeforeSuper
        },
        .texts("reading", "The lines that read a row.", example: "name = row[1]") { $0.reading },
        .texts("binding", "The lines that bind a row.", example: "statement.bind(1, name)") {
            $0.binding
        },
    ]
}

/// The description of a class for the store.
package struct EntityDescriptionView: TemplateView {
    package var entityType: String
    package var arguments: [String]
    package var columns: [String]

    package static let summary = "A class's description for the store."

    package static let fields: [ViewField<Self>] = [
        .text("entityType", "The type of the description.", example: "Entity") { $0.entityType },
        .texts("arguments", "The arguments before the columns.", example: "\"Tag\"") {
            $0.arguments
        },
        .text(
            "argumentsOnOneLine",
            "The same, separated by commas.",
            example: "\"Tag\", parent: Mark.self"
        ) {
            Breakable.list($0.arguments)
        },
        .flag("hasColumns", "Whether the class adds columns.") { !$0.columns.isEmpty },
        .texts("columns", "The columns, in order, with commas.", example: ".string(\"label\"),") {
            // As swift-format has it: an only element has no comma behind it.
            $0.columns.count == 1 ? $0.columns : $0.columns.map { $0 + "," }
        },
    ]
}
