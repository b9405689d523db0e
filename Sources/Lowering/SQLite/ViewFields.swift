// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache
import SharedLowering

extension KeyPathsView {
    package static let summary = "The method that names the properties of a class by their key paths."

    package static let fields: [ViewField<Self>] = [
        .text("keyPathsType", "The type of the table, with its module if a class has that name.", example: "KeyPaths") { $0.keyPathsType },
        .list("entries", "The properties, inherited ones first.") { $0.entries },
    ]
}

extension KeyPathView {
    package static let summary = "A property's key path with its name in the store, or key paths of the parts of its value."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .text("assignment", "The line that adds it.", example: "paths[\\Tag.label] = \"label\"") { $0.assignment },
    ]
}

extension LinkView {
    package static let summary = "A relationship of a class whose objects are rows."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .texts("documentation", "The lines of the doc comment.", example: "The inverse is `a.b`.") { $0.documentation },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The property's name.", example: "photos") { $0.name },
        .text("type", "The property's type.", example: "ToMany<Photo>") { $0.type },
        .text("index", "The index among the relationships.", example: "3") { $0.index },
        .flag("isSetByFewer", "Whether fewer may set the property than read it.") { $0.isSetByFewer },
        .optional("storedReference", "The stored property that refers to the other row.") { $0.storedReference },
        .optionalText("backReferenceRead", "What the getter returns, if the other row refers to this one.", example: "self[member: 3]") { $0.backReferenceRead },
        .flag("isToMany", "Whether there are many objects.") { $0.isToMany },
        .optional("members", "The collection of many objects.") { $0.members },
        .optional("observed", "The accessors that run observers.") { $0.observed },
    ]
}

extension ReferenceView {
    package static let summary = "A reference to another row."

    package static let fields: [ViewField<Self>] = [
        .text("reference", "The stored property.", example: "personReference") { $0.reference },
        .text("referenceType", "Its type.", example: "ToOne<Person>") { $0.referenceType },
        .text("read", "What the getter returns.", example: "resolve(personReference, 3)") { $0.read },
        .text("write", "The code that sets it.", example: "a = relate(a, to: newValue, 3)") { $0.write },
    ]
}

extension MemberMethodView {
    package static let summary = "What changes or counts the members of a relationship in constant time."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("index", "The index among the relationships.", example: "3") { $0.index },
        .text("destination", "The class of the members.", example: "Tag") { $0.destination },
        .text("listType", "The type of the store's own list.", example: "ToMany<Tag>") { $0.listType },
        .text("countType", "The type of a count.", example: "Int") { $0.countType },
        .optionalText("adder", "The method that adds a member.", example: "addToTags") { $0.adder },
        .optionalText("remover", "The method that removes a member.", example: "removeFromTags") { $0.remover },
        .optionalText("counter", "The property that counts members.", example: "tagsCount") { $0.counter },
    ]
}

extension MembersView {
    package static let summary = "The members of a relationship, as an array or a set of Swift's."

    package static let fields: [ViewField<Self>] = [
        .text("collection", "What the members are: `array` or `set`.", example: "array") { $0.collection },
        .text("changedCollection", "The same, for changes.", example: "optionalArray") { $0.changedCollection },
    ]
}

extension PropertyView {
    package static let summary = "A property of a class whose objects are rows."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("condition", "The condition around the property's public declaration, if there is one.", example: "os(iOS)") { $0.condition },
        .text("keptAccess", "The access if the condition doesn't hold.", example: "private ") { $0.keptAccess },
        .flag("isKept", "Whether the class has the property even if the condition doesn't hold: objects keep the values that they read.") { $0.isKept },
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") { $0.documentation },
        .text("wrapper", "The wrapper of stored and transient values, and a space.", example: "@Observed ") { $0.wrapper },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("setterAccess", "The setter's access and a space, if it differs from the property's.", example: "private(set) ") { $0.setterAccess },
        .text("name", "The property's name.", example: "weight") { $0.name },
        .text("type", "The property's type.", example: "Double?") { $0.type },
        .text("initialValue", "The initial value in the declaration, in a wide class.", example: " = 0") { $0.initialValue },
        .optionalText("columnRange", "The positions of its columns.", example: "7...12") { $0.columnRange },
        .flag("isTransient", "Whether the property is never stored.") { $0.isTransient },
        .flag("isConstant", "Whether the property is a constant with the value that was read.") { $0.isConstant },
        .optional("ids", "The accessors over an option set.") { $0.ids },
        .optional("observed", "The accessors that run observers.") { $0.observed },
    ]
}

extension ReferencesView {
    package static let summary = "The code with which the store accesses a class's references, by the index of the relationship."

    package static let fields: [ViewField<Self>] = [
        .text("storedReferenceType", "The type of any reference, with its module if a class has that name.", example: "StoredReference") { $0.storedReferenceType },
        .text("numberType", "The type of a number, with its module if a class has that name.", example: "Int") { $0.numberType },
        .list("cases", "The class's own references.") { $0.cases },
    ]
}

extension ReferenceCaseView {
    package static let summary = "A reference with the index of its relationship."

    package static let fields: [ViewField<Self>] = [
        .text("index", "The number of the relationship.", example: "3") { $0.index },
        .text("reference", "The stored property.", example: "personReference") { $0.reference },
    ]
}

extension RowCompositeView {
    package static let summary = "The private members that read and bind a property over several columns."

    package static let fields: [ViewField<Self>] = [
        .optional("reader", "The member that reads.") { $0.reader },
        .optional("binder", "The method that binds a case; none for a struct, whose parts are bound individually.") { $0.binder },
    ]
}

extension BinderView {
    package static let summary = "The method that binds the columns of a case."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The method.", example: "bindContent") { $0.name },
        .text("property", "The typed property.", example: "content") { $0.property },
        .flag("isOptional", "Whether there may be no value.") { $0.isOptional },
        .text("kindBinding", "The statement that binds the case.", example: "statement.bind(7, kind)") { $0.kindBinding },
        .list("branches", "The cases.") { $0.branches },
    ]
}

extension TableClassView {
    package static let summary = "A class whose objects are rows of a table, with all its generated code."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The name of the class and of its file.", example: "Person") { $0.name },
        .optionalText("enclosingType", "The type around the class, if it's declared inside of one.", example: "SchemaV2") { $0.enclosingType },
        .texts("documentation", "The lines of the class's doc comment.", example: "A person.") { $0.documentation },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .text("final", "`final` and a space, if nothing inherits from it.", example: "final ") { $0.final },
        .text("inheritance", "What the class inherits from.", example: "ModelObject") { $0.inheritance },
        .flag("hasProperties", "Whether there are attributes.") { $0.hasProperties },
        .flag("isWide", "Whether the class has so many stored properties that they need initial values.") { $0.isWide },
        .list("properties", "The typed attributes.") { $0.properties },
        .flag("hasUnstoredMembers", "Whether there are properties that aren't stored.") { $0.hasUnstoredMembers },
        .list("unstoredMembers", "Properties that aren't stored.") { $0.unstoredMembers },
        .list("links", "The typed relationships.") { $0.links },
        .optional("initializer", "The initializer; none if the inherited one suffices.") { $0.initializer },
        .flag("hasDeclaredInitializers", "Whether there are initializers as they were declared.") { $0.hasDeclaredInitializers },
        .list("declaredInitializers", "The initializers of the declaration that are more than a list of values.") { $0.declaredInitializers },
        .list("convenienceInitializers", "Initializers of some properties alone.") { $0.convenienceInitializers },
        .optional("clone", "How objects are copied.") { $0.clone },
        .optional("rows", "How rows are read and bound; none if the inherited methods suffice.") { $0.rows },
        .optional("references", "How the store reaches references; none for a class without its own references.") { $0.references },
        .list("composites", "What reads properties over several columns.") { $0.composites },
        .flag("hasOwnMembers", "Whether declared members are in the class itself.") { $0.hasOwnMembers },
        .list("ownMembers", "The declared members, if an extension of the class can't see what they name.") { $0.ownMembers },
        .optional("keyPaths", "How predicates name the properties; none for a class without properties.") { $0.keyPaths },
        .text("rowType", "The type of a row, with its module if a class has that name.", example: "Row") { $0.rowType },
        .text("statementType", "The type of a statement.", example: "Statement") { $0.statementType },
        .optional("entity", "The description of the class for the store.") { $0.entity },
        .optional("declaredCode", "What else the declaration says.") { $0.declaredCode },
        .text("objectProtocol", "The protocol of all objects.", example: "PersistentModel") { $0.objectProtocol },
        .text("qualifiedName", "The class, with the type around it.", example: "SchemaV2.Person") { $0.qualifiedName },
        .flag("hasMemberMethods", "Whether there are relationships that are collections of Swift's.") { $0.hasMemberMethods },
        .list("memberMethods", "What changes and counts such collections in constant time.") { $0.memberMethods },
        .flag("hasFields", "Whether there are fields.") { $0.hasFields },
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .list("fields", "The fields for conditions and sort orders.") { $0.fields },
    ]
}

extension TableFileView {
    package static let summary = "A file: the imports, then its classes with their tables."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("classes", "The classes.") { $0.classes },
    ]
}

extension RowInitializerView {
    package static let summary = "The initializer for an object without a context."

    package static let fields: [ViewField<Self>] = [
        .text("documentation", "The doc comment.", example: "Creates an object.") { $0.documentation },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "The statements that set the properties of the class itself.", example: "self.age = age") { $0.assignments },
        .text("parentCall", "The lines that call the superclass's initializer.", example: "super.init()") { $0.parentCall },
        .optionalText("initializedSelf", "The constant that refers to `self` after `super.init`, in a wide class.", example: "object") { $0.initializedSelf },
        .texts("laterAssignments", "The statements that set the remaining properties through it.", example: "object.age = age") { $0.laterAssignments },
    ]
}

extension RowsView {
    package static let summary = "The code with which the class reads and binds rows."

    package static let fields: [ViewField<Self>] = [
        .flag("isChild", "Whether the parent has columns, too.") { $0.isChild },
        .flag("isEmpty", "Whether there is nothing to read or to bind.") { $0.isEmpty },
        .flag("isWide", "Whether the class has so many stored properties that most are read after `super.init`.") { $0.isWide },
        .texts("readingBeforeSuper", "The lines that read a row before `super.init`; in a wide class, without properties that have an initial value.", example: "name = row[1]") { $0.readingBeforeSuper },
        .texts("reading", "The lines that read a row again; in a wide class, only properties with an initial value.", example: "name = row[1]") { $0.reading },
        .texts("binding", "The lines that bind the columns of a row.", example: "statement.bind(1, name)") { $0.binding },
    ]
}

extension EntityDescriptionView {
    package static let summary = "The description of a class for the store."

    package static let fields: [ViewField<Self>] = [
        .text("entityType", "The type of the description.", example: "Entity") { $0.entityType },
        .texts("arguments", "The arguments before the columns.", example: "\"Tag\"") { $0.arguments },
        .text("argumentsOnOneLine", "The same, separated by commas.", example: "\"Tag\", parent: Mark.self") { $0.argumentsOnOneLine },
        .flag("hasColumns", "Whether the class adds columns.") { $0.hasColumns },
        .texts("columns", "The columns, in order, with commas.", example: ".string(\"label\"),") { $0.columns },
    ]
}
