import Mustache
import SharedLowering
import SwiftNames
import TextLayout

/// A class whose objects are rows of a table, with all its generated code.
package struct TableClassView: TemplateView {
    /// The name of the class and of its file. For example: `Person`
    package var name: String
    /// The type around the class, if it's declared inside of one. For example: `SchemaV2`
    package var enclosingType: String?
    /// The lines of the class's doc comment. For example: `A person.`
    package var documentation: [String]
    /// The access level and a space. For example: `public `
    package var access: String
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// `final` and a space, if nothing inherits from it. For example: `final `
    package var final: String
    /// What the class inherits from. For example: `ModelObject`
    package var inheritance: String
    /// Whether there are attributes.
    var hasProperties: Bool { !properties.isEmpty }
    /// Whether the class has so many stored properties that they need initial values.
    package var isWide: Bool
    /// The typed attributes.
    package var properties: [PropertyView]
    /// Whether there are properties that aren't stored.
    var hasUnstoredMembers: Bool { !unstoredMembers.isEmpty }
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    /// The typed relationships.
    package var links: [LinkView]
    /// The initializer; none if the inherited one suffices.
    package var initializer: RowInitializerView?
    /// Whether there are initializers as they were declared.
    var hasDeclaredInitializers: Bool { !declaredInitializers.isEmpty }
    /// The initializers of the declaration that are more than a list of values.
    package var declaredInitializers: [MemberView]
    /// Initializers of some properties alone.
    package var convenienceInitializers: [ConvenienceInitializerView]
    /// How objects are copied.
    package var clone: CloneView?
    /// How rows are read and bound; none if the inherited methods suffice.
    package var rows: RowsView?
    /// How the store reaches references; none for a class without its own references.
    package var references: ReferencesView?
    /// What reads properties over several columns.
    package var composites: [RowCompositeView]
    /// Whether declared members are in the class itself.
    var hasOwnMembers: Bool { !ownMembers.isEmpty }
    /// The declared members, if an extension of the class can't see what they name.
    package var ownMembers: [MemberView]
    /// How predicates name the properties; none for a class without properties.
    package var keyPaths: KeyPathsView?
    /// The type of a row, with its module if a class has that name. For example: `Row`
    package var rowType: String
    /// The type of a statement. For example: `Statement`
    package var statementType: String
    /// The description of the class for the store.
    package var entity: EntityDescriptionView
    /// What else the declaration says.
    package var declaredCode: DeclaredCodeView?
    /// The protocol of all objects. For example: `PersistentModel`
    package var objectProtocol: String
    /// The class, with the type around it. For example: `SchemaV2.Person`
    package var qualifiedName: String
    /// Whether there are relationships that are collections of Swift's.
    var hasMemberMethods: Bool { !memberMethods.isEmpty }
    /// What changes and counts such collections in constant time.
    package var memberMethods: [MemberMethodView]
    /// Whether there are fields.
    var hasFields: Bool { !fields.isEmpty }
    /// The namespace of the fields.
    package var fieldsOwner: FieldsOwnerView
    /// The fields for conditions and sort orders.
    package var fields: [FieldView]

    // MARK: Not for templates

    /// Whether the code can name a type of Foundation.
    package var needsFoundation: Bool
    /// The additional imports of its file.
    package var imports: [ImportView]
}

/// A file: the imports, then its classes with their tables.
package struct TableFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The classes.
    package var classes: [TableClassView]

    package init(_ classes: [TableClassView]) {
        self.classes = classes
        let foundation = classes.contains(where: \.needsFoundation) ? ["Foundation"] : []
        head = FileHeadView(
            foundation + ["ModelStore", "ModelTypes"],
            classes.flatMap(\.imports)
        )
    }
}

/// The initializer for an object without a context.
package struct RowInitializerView: TemplateView {
    /// The doc comment. For example: `Creates an object.`
    package var documentation: String
    /// The signature.
    package var signature: SignatureView
    /// The statements that set the properties of the class itself. For example: `self.age = age`
    package var assignments: [String]
    /// The lines that call the superclass's initializer. For example: `super.init()`
    package var parentCall: String
    /// The constant that refers to `self` after `super.init`, in a wide class. For example:
    /// `object`
    package var initializedSelf: String?
    /// The statements that set the remaining properties through it. For example: `object.age = age`
    package var laterAssignments: [String]
}

/// The code with which the class reads and binds rows.
package struct RowsView: TemplateView {
    /// Whether the parent has columns, too.
    package var isChild: Bool
    /// Whether there is nothing to read or to bind.
    var isEmpty: Bool { reading.isEmpty && binding.isEmpty }
    /// Whether the class has so many stored properties that most are read after `super.init`.
    package var isWide: Bool
    /// The lines that read a row before `super.init`; in a wide class, without properties that have
    /// an initial value. For example: `name = row[1]`
    package var readingBeforeSuper: [String]
    /// The lines that read a row again; in a wide class, only properties with an initial value.
    /// For example: `name = row[1]`
    package var reading: [String]
    /// The lines that bind the columns of a row. For example: `statement.bind(1, name)`
    package var binding: [String]
}

/// The description of a class for the store.
package struct EntityDescriptionView: TemplateView {
    /// The type of the description. For example: `Entity`
    package var entityType: String
    /// The arguments before the columns. For example: `"Tag"`
    package var arguments: [String]
    /// The same, separated by commas. For example: `"Tag", parent: Mark.self`
    var argumentsOnOneLine: String { Breakable.list(arguments) }
    /// Whether the class adds columns.
    var hasColumns: Bool { !columnExpressions.isEmpty }
    /// The columns, in order, with commas. For example: `.string("label"),`
    var columns: [String] {
        // As swift-format has it: an only element has no comma behind it.
        columnExpressions.count == 1 ? columnExpressions : columnExpressions.map { $0 + "," }
    }

    // MARK: Not for templates

    /// The columns without commas.
    package var columnExpressions: [String]
}
