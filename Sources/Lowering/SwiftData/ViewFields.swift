// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache

extension BulkView {
    package static let summary = "The methods that add and remove several members of a to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The relationship.", example: "items") { $0.property },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("add", "The method that adds.", example: "addToItems") { $0.add },
        .text("remove", "The method that removes.", example: "removeFromItems") { $0.remove },
        .text("target", "The relationship in the methods, whose parameter and variable hide two names.", example: "items") { $0.target },
        .text("adding", "The change that adds objects.", example: "+= objects") { $0.adding },
        .text("mark", "A question mark if the array is optional, or nothing.", example: "?") { $0.mark },
        .text("parameter", "The parameter's type.", example: "some Sequence<Item>") { $0.parameter },
        .text("setType", "The type of a set.", example: "Set") { $0.setType },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
    ]
}

extension ModelClassView {
    package static let summary = "A model class of SwiftData with all its generated code."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The name of the class and of its file.", example: "Note") { $0.name },
        .optionalText("enclosingType", "The type around the class, if it's declared inside of one.", example: "SchemaV2") { $0.enclosingType },
        .text("qualifiedName", "The name with that of the type around it.", example: "SchemaV2.Note") { $0.qualifiedName },
        .texts("documentation", "The lines of the class's doc comment.", example: "A note.") { $0.documentation },
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") { $0.availability },
        .text("macro", "The macro that makes it a model, with its module if a class has that name.", example: "Model") { $0.macro },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .text("final", "`final` and a space, if nothing inherits from it.", example: "final ") { $0.final },
        .text("inheritance", "A colon and the superclass, or nothing.", example: ": Item") { $0.inheritance },
        .optionalText("alias", "The name that the model gives the class, if it differs.", example: "CDNote") { $0.alias },
        .texts("macros", "The constraints and indexes, and a blank line.", example: "#Index<Note>([\\.title])") { $0.macros },
        .flag("hasMembers", "Whether there are properties.") { $0.hasMembers },
        .list("properties", "The stored properties.") { $0.properties },
        .list("unstoredMembers", "Properties that aren't stored.") { $0.unstoredMembers },
        .optional("initializer", "The initializer of all properties; none if a declared one replaces it.") { $0.initializer },
        .flag("separatesInitializers", "Whether initializers as they were declared follow that of all properties.") { $0.separatesInitializers },
        .list("declaredInitializers", "The initializers of the declaration that are more than a list of values.") { $0.declaredInitializers },
        .flag("hasOwnMembers", "Whether there are members that an extension can't contain.") { $0.hasOwnMembers },
        .list("ownMembers", "The members of the declaration that an extension can't contain: they override others, or are overridden.") { $0.ownMembers },
        .flag("hasConvenienceInitializers", "Whether there are initializers of some properties.") { $0.hasConvenienceInitializers },
        .list("convenienceInitializers", "Initializers of some properties alone.") { $0.convenienceInitializers },
        .text("stringType", "The type of text, with its module if a type has its name.", example: "String") { $0.stringType },
        .flag("hasValues", "Whether there are typed properties over stored ones.") { $0.hasValues },
        .list("values", "The typed properties.") { $0.values },
        .list("composites", "The members behind properties over several stored ones.") { $0.composites },
        .flag("hasConditions", "Whether there are predicates over options.") { $0.hasConditions },
        .list("conditions", "The predicates over options.") { $0.conditions },
        .flag("hasBulks", "Whether there are to-many relationships.") { $0.hasBulks },
        .list("bulks", "The methods for several members.") { $0.bulks },
        .flag("isQueryable", "Whether the class conforms to the protocol that reports unreadable values.") { $0.isQueryable },
        .optional("declaredCode", "The remaining code of the declaration.") { $0.declaredCode },
    ]
}

extension ModelInitializerView {
    package static let summary = "The initializer that sets every stored property."

    package static let fields: [ViewField<Self>] = [
        .text("documentation", "The doc comment.", example: "Creates an object.") { $0.documentation },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "The statements that set the properties of the class itself.", example: "self.age = age") { $0.assignments },
        .optionalText("parentCall", "The call of the superclass's initializer; none for a root.", example: "super.init()") { $0.parentCall },
        .texts("finalAssignments", "The statements that need a whole object.", example: "self.pair = pair") { $0.finalAssignments },
    ]
}

extension OptionConditionView {
    package static let summary = "A predicate over the options of a property."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The typed property.", example: "topics") { $0.property },
        .text("stored", "The stored property.", example: "topicsRaw") { $0.stored },
        .flag("isOptional", "Whether the stored value can be missing.") { $0.isOptional },
        .optional("signature", "The signature.") { $0.signature },
        .optionalText("predicate", "The predicate over a stored property for each option; none if the matching values are listed.", example: "match.predicate(over: \\Note.topicsRaw, flags: [(.food, \\.topicsHasFood)])") { $0.predicate },
        .text("className", "The class.", example: "Note") { $0.className },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
    ]
}

extension StoredPropertyView {
    package static let summary = "A stored property of a model class."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") { $0.documentation },
        .texts("declaration", "The lines of the property.", example: "var weight: Double?") { $0.declaration },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
    ]
}

extension SwiftDataFileView {
    package static let summary = "A file: the imports, then its model classes."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("classes", "The classes.") { $0.classes },
    ]
}

extension TypedPropertyView {
    package static let summary = "A computed property over stored ones."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "A name.") { $0.documentation },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The property's name.", example: "title") { $0.name },
        .text("type", "The property's type.", example: "ValidatedName") { $0.type },
        .optionalText("read", "The getter's value.", example: "Topics(rawValue: topicsRaw)") { $0.read },
        .optionalText("write", "The only statement of a setter.", example: "topicsRaw = 0") { $0.write },
        .texts("writes", "The statements of a setter with several.", example: "start = x") { $0.writes },
        .optional("choice", "The setter of an enum.") { $0.choice },
        .optional("ids", "The accessors over an option set.") { $0.ids },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
    ]
}
