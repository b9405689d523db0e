// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache
import SharedLowering

extension AttributeView {
    package static let summary = "A typed property over a stored attribute."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") { $0.documentation },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The property's name, in backticks if it's a keyword.", example: "weight") { $0.name },
        .text("type", "The property's type.", example: "Double?") { $0.type },
        .flag("isManaged", "Whether Core Data's own accessor serves.") { $0.isManaged },
        .text("setterAccess", "The setter's access and a space, if it differs from the property's.", example: "private(set) ") { $0.setterAccess },
        .optional("primitive", "The accessors over the primitive value.") { $0.primitive },
        .optional("raw", "The accessors over an attribute of another name.") { $0.raw },
        .optional("composite", "The accessors over several attributes.") { $0.composite },
        .optional("ids", "The accessors over an option set.") { $0.ids },
        .optional("observed", "The accessors that run observers.") { $0.observed },
    ]
}

extension AccessorView {
    package static let summary = "The expressions that a getter returns and a setter stores."

    package static let fields: [ViewField<Self>] = [
        .text("key", "The persistent name, in quotes.", example: "\"weight\"") { $0.key },
        .text("read", "What the getter returns.", example: "weightRaw?.doubleValue") { $0.read },
        .text("storage", "The stored property.", example: "weightRaw") { $0.storage },
        .text("write", "What the setter writes.", example: "newValue") { $0.write },
        .texts("flags", "The statements that store which options the value has.", example: "setValue(true, forKey: \"topicsHasFood\")") { $0.flags },
        .flag("hasFlags", "Whether the setter also stores which options the value has.") { $0.hasFlags },
        .flag("isPlain", "Whether the setter only stores the value.") { $0.isPlain },
        .text("objectiveC", "`@objc` and a space, for key paths.", example: "@objc ") { $0.objectiveC },
        .text("setterAccess", "The setter's access and a space, if it differs from the property's.", example: "private(set) ") { $0.setterAccess },
    ]
}

extension CompositeAccessorView {
    package static let summary = "The accessors of a property over several attributes."

    package static let fields: [ViewField<Self>] = [
        .text("read", "What the getter returns.", example: "required(storedPair, \"pair\")") { $0.read },
        .texts("assignments", "What the setter of a struct does.", example: "x = newValue.x") { $0.assignments },
        .optional("choice", "What the setter of an enum does.") { $0.choice },
    ]
}

extension CompositeView {
    package static let summary = "A struct for a composite attribute type."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The struct's name.", example: "Address") { $0.name },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .list("elements", "The elements.") { $0.elements },
        .flag("hasElements", "Whether there are elements.") { $0.hasElements },
        .text("parameters", "The parameters of the initializer.", example: "a: Int? = nil") { $0.parameters },
        .text("dictionaryType", "What Core Data stores.", example: "[String: Any]") { $0.dictionaryType },
    ]
}

extension CompositeElementView {
    package static let summary = "An element of a composite."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The property's name.", example: "street") { $0.name },
        .text("member", "The property's name behind a dot.", example: "street") { $0.member },
        .text("key", "The stored name, in quotes.", example: "\"street\"") { $0.key },
        .text("type", "The property's type.", example: "String?") { $0.type },
        .text("read", "The value from the dictionary.", example: "stored[\"a\"] as? String") { $0.read },
        .text("write", "The value for the dictionary.", example: "street") { $0.write },
    ]
}

extension DescribedCompositeView {
    package static let summary = "The elements of a composite in a managed object model that code builds."

    package static let fields: [ViewField<Self>] = [
        .text("variable", "The property that describes them.", example: "addressElements") { $0.variable },
        .text("type", "The type of the descriptions.", example: "[PropertyDescription]") { $0.type },
        .texts("elements", "The elements.", example: ".attribute(\"town\", .string)") { $0.elements },
        .flag("hasElements", "Whether there are elements.") { $0.hasElements },
        .text("comma", "A comma, or nothing after a single element.", example: ",") { $0.comma },
    ]
}

extension DescribedEntityView {
    package static let summary = "An entity of a managed object model that code builds."

    package static let fields: [ViewField<Self>] = [
        .text("variable", "The property that describes it.", example: "itemEntity") { $0.variable },
        .text("type", "The type of the description.", example: "EntityDescription") { $0.type },
        .text("literal", "The entity's name, in quotes.", example: "\"Item\"") { $0.literal },
        .text("className", "The class.", example: "Item") { $0.className },
        .texts("settings", "The other settings.", example: "isAbstract: true") { $0.settings },
        .texts("properties", "The properties.", example: ".attribute(\"id\", .uuid)") { $0.properties },
        .flag("hasProperties", "Whether there are properties.") { $0.hasProperties },
        .text("comma", "A comma, or nothing after a single property.", example: ",") { $0.comma },
    ]
}

extension EntityFileView {
    package static let summary = "A generated file: the imports, then one class or all."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("entities", "The classes of the file.") { $0.entities },
        .list("composites", "The structs of the file.") { $0.composites },
        .list("storedStructures", "How declared structs are stored.") { $0.storedStructures },
        .list("models", "The managed object model that the code builds.") { $0.models },
    ]
}

extension EntityView {
    package static let summary = "A managed object class with all its generated code."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The name of the class and of its file.", example: "People") { $0.name },
        .texts("documentation", "The lines of the class's doc comment.", example: "A person.") { $0.documentation },
        .text("start", "How the class begins, or an extension of it.", example: "class People") { $0.start },
        .flag("inherits", "Whether it inherits from a class, or conforms to a protocol.") { $0.inherits },
        .optionalText("objectiveCName", "The name at run time.", example: "People") { $0.objectiveCName },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .text("inheritance", "What the class inherits from.", example: "NSManagedObject, Queryable") { $0.inheritance },
        .optional("entityName", "The entity's name.") { $0.entityName },
        .list("unstoredMembers", "Properties that aren't stored.") { $0.unstoredMembers },
        .flag("hasAttributes", "Whether there are attributes.") { $0.hasAttributes },
        .list("attributes", "The typed attributes.") { $0.attributes },
        .flag("hasRelationships", "Whether there are relationships.") { $0.hasRelationships },
        .list("relationships", "The typed relationships.") { $0.relationships },
        .flag("hasFetchedProperties", "Whether there are fetched properties.") { $0.hasFetchedProperties },
        .list("fetchedProperties", "The fetched properties.") { $0.fetchedProperties },
        .flag("hasStorage", "Whether there are stored values.") { $0.hasStorage },
        .list("storage", "The stored properties and methods behind the typed ones.") { $0.storage },
        .list("storedValues", "Private typed properties, which others read and write.") { $0.storedValues },
        .list("storedComposites", "The private members behind properties over several attributes.") { $0.storedComposites },
        .optional("declaredCode", "The declared code other than stored properties.") { $0.declaredCode },
        .text("heading", "What the last members are for.", example: "Creating and fetching") { $0.heading },
        .optional("initializer", "The initializer; none for an abstract entity.") { $0.initializer },
        .list("convenienceInitializers", "Initializers of some properties alone.") { $0.convenienceInitializers },
        .flag("isPlainlyCreated", "Whether an object can be created from its default values alone.") { $0.isPlainlyCreated },
        .text("plainParameter", "The parameter of the initializer without others, or nothing.", example: "entity: NSEntityDescription") { $0.plainParameter },
        .text("newEntity", "The entity of such an object.", example: "Self.entity()") { $0.newEntity },
        .texts("plainDefaults", "The additional default assignments of such an object.", example: "setPrimitiveValue(…)") { $0.plainDefaults },
        .flag("isRelated", "Whether the object has relationships, which are set after it's inserted.") { $0.isRelated },
        .flag("isExtension", "Whether the app declares the class, so that its methods aren't known.") { $0.isExtension },
        .optional("request", "The request for all objects.") { $0.request },
        .list("fetchRequests", "The fetch request templates of the model.") { $0.fetchRequests },
        .optional("clone", "How objects are copied, in an extension.") { $0.clone },
        .optional("cloneInClass", "How objects are copied, where children override it.") { $0.cloneInClass },
        .flag("hasFields", "Whether there are fields.") { $0.hasFields },
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .list("fields", "The fields for conditions and sort orders.") { $0.fields },
    ]
}

extension EntityNameView {
    package static let summary = "The property that names the entity."

    package static let fields: [ViewField<Self>] = [
        .text("literal", "The entity's name, in quotes.", example: "\"People\"") { $0.literal },
        .flag("isStatic", "Whether no subclass can override it.") { $0.isStatic },
        .text("attributes", "The attributes and a space, or nothing.", example: "@objc ") { $0.attributes },
        .text("modifiers", "The modifiers and a space, or nothing.", example: "override ") { $0.modifiers },
        .text("stringType", "The type of a text.", example: "String") { $0.stringType },
    ]
}

extension FetchRequestView {
    package static let summary = "A fetch request template of the model as a function."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "`age > $AGE`") { $0.documentation },
        .text("name", "The function's name.", example: "recentItems") { $0.name },
        .optionalText("parameters", "The parameters, if there are any.", example: "date: Date") { $0.parameters },
        .optional("request", "The request.") { $0.request },
        .flag("isPlain", "Whether the template asks for all and sets nothing.") { $0.isPlain },
        .optional("predicate", "The predicate, if it has no variables.") { $0.predicate },
        .optional("template", "The predicate, if it has variables.") { $0.template },
        .texts("settings", "What else the template sets.", example: "fetchLimit = 10") { $0.settings },
    ]
}

extension PredicateView {
    package static let summary = "The predicate of a fetch request template."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What the predicate is assigned to.", example: "let template") { $0.target },
        .optionalText("literal", "The text in quotes, if it fits on a line.", example: "\"done == YES\"") { $0.literal },
        .texts("lines", "The lines of a multi-line literal, if it doesn't fit.", example: "done == YES \\") { $0.lines },
        .text("substitutions", "The variables with their values.", example: "[\"A\": a]") { $0.substitutions },
    ]
}

extension InitializerView {
    package static let summary = "The initializer that sets every attribute of an object without a context."

    package static let fields: [ViewField<Self>] = [
        .optional("signature", "How it begins.") { $0.signature },
        .text("newEntity", "The entity of the object.", example: "Self.entity()") { $0.newEntity },
        .list("assignments", "What the initializer sets.") { $0.assignments },
        .texts("defaults", "The statements that set attributes without a parameter.", example: "setPrimitiveValue(Date.now, …)") { $0.defaults },
    ]
}

extension AssignmentView {
    package static let summary = "A property that an initializer sets."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The property.", example: "internal") { $0.property },
        .text("value", "The parameter.", example: "`internal`") { $0.value },
    ]
}

extension ManagedModelView {
    package static let summary = "A managed object model that code builds."

    package static let fields: [ViewField<Self>] = [
        .text("model", "The model's name.", example: "HealthNotes") { $0.model },
        .text("name", "The enum's name.", example: "HealthNotesModel") { $0.name },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .optionalText("availability", "The systems, if not all have what the model needs.", example: "@available(macOS 14, *)") { $0.availability },
        .text("modelType", "The type of the model.", example: "NSManagedObjectModel") { $0.modelType },
        .text("shared", "The call that builds the model.", example: "SharedModel([itemEntity])") { $0.shared },
        .list("entities", "The entities.") { $0.entities },
        .list("composites", "The composites.") { $0.composites },
        .optional("stack", "The container, if the user asked for one.") { $0.stack },
    ]
}

extension RelationshipView {
    package static let summary = "A typed relationship with its accessors."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .texts("documentation", "The lines of the doc comment.", example: "The inverse is …") { $0.documentation },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The property's name.", example: "items") { $0.name },
        .text("type", "The property's type.", example: "Set<Item>") { $0.type },
        .flag("isManaged", "Whether Core Data's own accessor serves.") { $0.isManaged },
        .optional("members", "The accessors of an unordered to-many relationship.") { $0.members },
        .optional("primitive", "The accessors over the primitive value.") { $0.primitive },
        .optional("raw", "The accessors over a stored property of another name.") { $0.raw },
        .optional("ordered", "The accessors of an ordered to-many relationship.") { $0.ordered },
        .optional("observed", "The accessors that run observers.") { $0.observed },
        .optionalText("objectiveCName", "The name in Core Data, if it differs from the property's.", example: "owner") { $0.objectiveCName },
    ]
}

extension MembersView {
    package static let summary = "The accessors of a to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .text("selectorName", "The capitalized name in selectors.", example: "Items") { $0.selectorName },
        .text("element", "The type of a member.", example: "Item") { $0.element },
        .text("collection", "The type of several members.", example: "Set<Item>") { $0.collection },
        .text("orderedSet", "What Core Data stores where order counts.", example: "NSOrderedSet") { $0.orderedSet },
        .texts("addDocumentation", "The reason to add members with these methods.", example: "Adds in place, …") { $0.addDocumentation },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .flag("hasLongSelector", "Whether the longest selector doesn't fit on one line.") { $0.hasLongSelector },
        .optional("count", "The count that loads no members.") { $0.count },
    ]
}

extension OrderedMembersView {
    package static let summary = "The accessors of an ordered to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .optional("members", "What every to-many relationship has.") { $0.members },
        .text("storage", "The stored property.", example: "photosStorage") { $0.storage },
    ]
}

extension CountView {
    package static let summary = "A count of members that doesn't load them."

    package static let fields: [ViewField<Self>] = [
        .texts("countDocumentation", "The lines of the doc comment.", example: "Counts …") { $0.countDocumentation },
        .text("countName", "The property's name.", example: "itemsCount") { $0.countName },
        .text("countKey", "The relationship, in quotes.", example: "\"items\"") { $0.countKey },
        .text("countType", "The type of a count.", example: "Int") { $0.countType },
    ]
}

extension FetchedPropertyView {
    package static let summary = "A property whose value is the result of a query."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Fetched: …") { $0.documentation },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("name", "The property's name.", example: "recent") { $0.name },
        .text("type", "The property's type.", example: "[Item]") { $0.type },
    ]
}

extension RequestView {
    package static let summary = "The type of a request."

    package static let fields: [ViewField<Self>] = [
        .text("generic", "The type without what is fetched.", example: "NSFetchRequest") { $0.generic },
        .text("result", "What is fetched.", example: "People") { $0.result },
    ]
}

extension StackView {
    package static let summary = "A container with a managed object model that code builds."

    package static let fields: [ViewField<Self>] = [
        .text("stackName", "The struct's name.", example: "HealthNotesStack") { $0.stackName },
        .text("conformance", "The protocol that it conforms to.", example: "ManagedObjectStack") { $0.conformance },
        .text("containerType", "The type of the container.", example: "NSPersistentContainer") { $0.containerType },
        .text("storeType", "The type of the stores.", example: "NSPersistentStoreDescription") { $0.storeType },
        .text("literal", "The container's name, in quotes.", example: "\"HealthNotes\"") { $0.literal },
    ]
}

extension StorageView {
    package static let summary = "A stored property or a method behind the typed ones."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("objectiveCName", "The selector.", example: "photos") { $0.objectiveCName },
        .text("declaration", "The declaration.", example: "var nameRaw: String?") { $0.declaration },
    ]
}

extension StoredStructureView {
    package static let summary = "The conversion between a declared struct and a composite attribute."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The struct's name.", example: "Address") { $0.name },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .text("dictionaryType", "What Core Data stores.", example: "[String: Any]") { $0.dictionaryType },
        .text("dictionary", "The name of the dictionary, which differs from the parts' names.", example: "values") { $0.dictionary },
        .optional("condition", "The condition for making a value.") { $0.condition },
        .text("call", "The expression that makes a value.", example: "self.init(town: town)") { $0.call },
        .list("elements", "What is stored.") { $0.elements },
    ]
}

extension StoredElementView {
    package static let summary = "An element of the dictionary for a struct."

    package static let fields: [ViewField<Self>] = [
        .text("key", "The stored name, in quotes.", example: "\"street\"") { $0.key },
        .text("value", "The value.", example: "street") { $0.value },
    ]
}
