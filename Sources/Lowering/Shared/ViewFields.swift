// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache

extension CaseBranchView {
    package static let summary = "The code that stores one case of an enum."

    package static let fields: [ViewField<Self>] = [
        .text("pattern", "The pattern.", example: ".single(let value)") { $0.pattern },
        .texts("statements", "What stores it.", example: "store(.single, value: value)") { $0.statements },
    ]
}

extension ChoiceSetterView {
    package static let summary = "A setter with a method call for each case."

    package static let fields: [ViewField<Self>] = [
        .optionalText("emptyCall", "The call that stores `nil`; none for a required value.", example: "store(nil)") { $0.emptyCall },
        .list("branches", "The cases.") { $0.branches },
    ]
}

extension CloneView {
    package static let summary = "The code that copies the objects of a class."

    package static let fields: [ViewField<Self>] = [
        .optional("branches", "The relationships that a call can leave out.") { $0.branches },
        .optional("entry", "The method for code in other files, which starts a copy.") { $0.entry },
        .optional("signature", "The signature of the method for one object.") { $0.signature },
        .optional("body", "What it does; nothing for a class without direct instances.") { $0.body },
    ]
}

extension CloneBranchesView {
    package static let summary = "The relationships that a call can leave out."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("protocols", "What the enum conforms to.", example: "CloneBranches") { $0.protocols },
        .texts("cases", "The cases, in backticks if they're keywords.", example: "photos") { $0.cases },
    ]
}

extension CloneEntryView {
    package static let summary = "The method that starts a copy."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Copies the item.") { $0.documentation },
        .optional("signature", "The signature.") { $0.signature },
        .text("call", "What it calls.", example: "CloneMap.whole { clone(in: $0) }") { $0.call },
    ]
}

extension CloneBodyView {
    package static let summary = "The code that copies one object."

    package static let fields: [ViewField<Self>] = [
        .text("creation", "The statement that creates the new object.", example: "let copy = Tag()") { $0.creation },
        .texts("statements", "The statements that follow after the copy is registered.", example: "copy.name = name") { $0.statements },
        .list("links", "The relationships that are set at once.") { $0.links },
        .list("stages", "The relationships that are set later.") { $0.stages },
    ]
}

extension CloneStageView {
    package static let summary = "The relationships of a copy that are set at a later stage."

    package static let fields: [ViewField<Self>] = [
        .text("method", "The method of the map that is given them.", example: "then") { $0.method },
        .list("links", "The relationships.") { $0.links },
    ]
}

extension ClonedLinkView {
    package static let summary = "A relationship of a copy."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .optionalText("branch", "The case that leaves it out, if calls can.", example: "photos") { $0.branch },
        .optional("value", "What it leads to.") { $0.value },
    ]
}

extension ClonedValueView {
    package static let summary = "The code for the destination of a relationship's copy."

    package static let fields: [ViewField<Self>] = [
        .optionalText("plain", "An assignment.", example: "copy.tags = tags") { $0.plain },
        .optional("mapped", "The expression for each related object.") { $0.mapped },
        .optional("collected", "The same, in a collection.") { $0.collected },
    ]
}

extension ClonedListView {
    package static let summary = "The expression for each object of a relationship."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What is set.", example: "copy.itemData") { $0.target },
        .text("source", "What the original has.", example: "photos") { $0.source },
        .text("copy", "The replacement for `$0`.", example: "$0.clone(in: copies)") { $0.copy },
    ]
}

extension ClonedCollectionView {
    package static let summary = "The expression for each object of a relationship, in a collection other than an array."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What is set.", example: "copy.itemData") { $0.target },
        .text("source", "What the original has.", example: "photos") { $0.source },
        .text("copy", "The replacement for `$0`.", example: "$0.clone(in: copies)") { $0.copy },
        .text("collection", "What makes the collection.", example: "Set") { $0.collection },
    ]
}

extension CompositeReaderView {
    package static let summary = "The member that makes a value from several stored ones."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Nil without a value.") { $0.documentation },
        .text("name", "The member that reads.", example: "storedDataContent") { $0.name },
        .text("type", "The type of the value, without a question mark.", example: "ItemDataContent") { $0.type },
        .optional("value", "How a struct is made.") { $0.value },
        .optional("choice", "How each case of an enum is made.") { $0.choice },
    ]
}

extension CompositeChoiceView {
    package static let summary = "The code that makes each case of an enum."

    package static let fields: [ViewField<Self>] = [
        .text("kind", "The constant that selects the case.", example: "kind") { $0.kind },
        .optional("condition", "What must hold.") { $0.condition },
        .list("cases", "The cases.") { $0.cases },
    ]
}

extension CompositeCaseView {
    package static let summary = "The code that makes one case of an enum."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The case.", example: "singleValue") { $0.name },
        .optional("value", "How it is made.") { $0.value },
    ]
}

extension CompositeValueView {
    package static let summary = "A value made from stored ones."

    package static let fields: [ViewField<Self>] = [
        .optional("condition", "What must hold, if a value has to be there.") { $0.condition },
        .text("value", "The value.", example: "Pair(a: a, b: b)") { $0.value },
    ]
}

extension ConvenienceInitializerView {
    package static let summary = "A declared initializer of some properties."

    package static let fields: [ViewField<Self>] = [
        .optional("signature", "How it begins.") { $0.signature },
        .text("call", "The call of the full initializer.", example: "self.init(age: age)") { $0.call },
    ]
}

extension DeclaredCodeView {
    package static let summary = "The declared code other than stored properties, as extensions of the generated type."

    package static let fields: [ViewField<Self>] = [
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") { $0.availability },
        .optionalText("head", "The extension with members, if there are any.", example: "extension Note: Named") { $0.head },
        .list("conformances", "Extensions without members, for the remaining protocols.") { $0.conformances },
        .list("members", "The members.") { $0.members },
        .list("declarations", "Extensions of nested types.") { $0.declarations },
    ]
}

extension FieldView {
    package static let summary = "A field for conditions and sort orders."

    package static let fields: [ViewField<Self>] = ViewField.edges + [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The field's name.", example: "weight") { $0.name },
        .text("fieldType", "The generic type of the field.", example: "Field") { $0.fieldType },
        .text("valueType", "The type of the operands in conditions.", example: "Double?") { $0.valueType },
        .text("storedName", "The persistent name, in quotes.", example: "\"weightRaw\"") { $0.storedName },
    ]
}

extension FieldsOwnerView {
    package static let summary = "The extension that contains the fields of an entity."

    package static let fields: [ViewField<Self>] = [
        .text("namespace", "The type that is extended.", example: "Fields") { $0.namespace },
        .text("model", "The class.", example: "People") { $0.model },
        .optionalText("alias", "An alias of the class, if its own name means something else in the extension.", example: "ModelClass") { $0.alias },
        .text("aliasAccess", "The access level of the alias, which the fields of other classes use, too.", example: "public ") { $0.aliasAccess },
    ]
}

extension FileHeadView {
    package static let summary = "What a file of code imports."

    package static let fields: [ViewField<Self>] = [
        .texts("modules", "The modules that generated code needs.", example: "ModelTypes") { $0.modules },
        .list("imports", "The imports of declarations.") { $0.imports },
    ]
}

extension GuardView {
    package static let summary = "A statement that returns unless its conditions hold."

    package static let fields: [ViewField<Self>] = [
        .text("conditions", "The conditions.", example: "let a, let b") { $0.conditions },
        .text("failure", "What is returned otherwise.", example: "nil") { $0.failure },
    ]
}

extension IDsAccessorView {
    package static let summary = "The code with which a list of ids reads and writes the stored option set."

    package static let fields: [ViewField<Self>] = [
        .text("stored", "The private property with the option set, or with the list if setting that has side effects.", example: "storedTopics") { $0.stored },
        .text("suffix", "The conversion from an option set to the value that the method sets: empty, or `.ids`.", example: ".ids") { $0.suffix },
        .text("optionSet", "The option set.", example: "OptionIDs") { $0.optionSet },
        .flag("isOptional", "Whether there may be no list.") { $0.isOptional },
        .optional("setter", "The method that rejects ids without a bit; none if the property can't be set from outside.") { $0.setter },
        .text("setterAccess", "The setter's access and a space, if it differs from the property's.", example: "private(set) ") { $0.setterAccess },
    ]
}

extension SetterView {
    package static let summary = "The method that rejects ids without a bit."

    package static let fields: [ViewField<Self>] = [
        .text("setterName", "The method.", example: "setOptionSelections") { $0.setterName },
        .text("property", "The typed property, without backticks.", example: "optionSelections") { $0.property },
        .text("range", "The ids.", example: "0...62") { $0.range },
        .text("errorType", "What it throws.", example: "UnknownOptionID") { $0.errorType },
    ]
}

extension ImportView {
    package static let summary = "An import in a declaration's file, conditional on the module's existence."

    package static let fields: [ViewField<Self>] = [
        .text("statement", "The whole import.", example: "import CoreLocation") { $0.statement },
        .text("module", "What is imported.", example: "CoreLocation") { $0.module },
    ]
}

extension MemberView {
    package static let summary = "A declared member, unchanged."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("condition", "The condition around the member.", example: "os(iOS)") { $0.condition },
        .texts("lines", "The lines of the member, indented.", example: "    func rename() {") { $0.lines },
    ]
}

extension ObservedAccessorView {
    package static let summary = "The accessors of a property with observers, which read and write the value behind it."

    package static let fields: [ViewField<Self>] = [
        .text("stored", "The value behind it.", example: "unobservedTitle") { $0.stored },
        .optional("before", "The observer that runs before the change.") { $0.before },
        .optionalText("oldValue", "The name of the old value in the observer that runs after the change, if it's used.", example: "oldValue") { $0.oldValue },
        .texts("after", "The lines that run after the change, indented.", example: "count += 1") { $0.after },
        .text("setterAccess", "The setter's access and a space, if it differs from the property's.", example: "private(set) ") { $0.setterAccess },
        .text("objectiveC", "`@objc` and a space, for key paths.", example: "@objc ") { $0.objectiveC },
        .optional("ids", "The method that sets it, if the value is a list of ids.") { $0.ids },
    ]
}

extension EarlyObserverView {
    package static let summary = "The observer that runs before a property changes: a function, so that it can return early."

    package static let fields: [ViewField<Self>] = [
        .text("parameter", "The new value as a parameter, if the text uses it.", example: "_ newValue: String") { $0.parameter },
        .text("argument", "The argument for the parameter.", example: "newValue") { $0.argument },
        .texts("lines", "The lines of the text, indented.", example: "print(newValue)") { $0.lines },
    ]
}

extension SignatureView {
    package static let summary = "The start of an initializer or a method."

    package static let fields: [ViewField<Self>] = [
        .text("head", "The text before the parameters.", example: "convenience init") { $0.head },
        .text("parameters", "The parameters.", example: "age: Int, name: String") { $0.parameters },
        .text("result", "What a method returns, behind an arrow.", example: " -> Item") { $0.result },
    ]
}

extension StoredCompositeView {
    package static let summary = "The private members behind a property over several stored ones."

    package static let fields: [ViewField<Self>] = [
        .optional("reader", "The member that reads.") { $0.reader },
        .optional("store", "The method that stores a case; none for a struct, whose setter stores its parts itself.") { $0.store },
    ]
}

extension StoreView {
    package static let summary = "The method that stores a case, and clears properties that the case doesn't use."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The typed property.", example: "content") { $0.property },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "The statements that store the values.", example: "self.end = end") { $0.assignments },
    ]
}
