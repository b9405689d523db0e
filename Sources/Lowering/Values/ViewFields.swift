// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache

extension CaseView {
    package static let summary = "A case of an enum."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "A single value.") { $0.documentation },
        .text("declaration", "The case with what it carries.", example: "a(value: Int)") { $0.declaration },
    ]
}

extension CheckView {
    package static let summary = "A check in an initializer, and the error for its failure."

    package static let fields: [ViewField<Self>] = [
        .text("condition", "What must hold.", example: "value.count < 20") { $0.condition },
        .text("failure", "What is thrown.", example: ".tooLong(length: 3)") { $0.failure },
    ]
}

extension ChoiceView {
    package static let summary = "An enum whose cases carry values, and the enum of its kinds."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Content") { $0.name },
        .list("cases", "The cases.") { $0.cases },
        .text("kindInheritance", "What a kind is.", example: "String, StoredValue, CaseIterable") { $0.kindInheritance },
        .list("kinds", "The cases of the kind.") { $0.kinds },
        .list("branches", "The kind of each case.") { $0.branches },
    ]
}

extension BranchView {
    package static let summary = "The kind of one case."

    package static let fields: [ViewField<Self>] = [
        .text("member", "The case's name behind a dot.", example: "single") { $0.member },
    ]
}

extension EnumerationView {
    package static let summary = "An enum with raw values."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Mood") { $0.name },
        .text("inheritance", "The raw type and the protocols.", example: "Int16, StoredValue") { $0.inheritance },
        .list("cases", "The cases with their raw values.") { $0.cases },
        .list("members", "The other members of the declaration.") { $0.members },
    ]
}

extension ErrorView {
    package static let summary = "The error of a validated type, with a sentence for each case."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The error's name.", example: "ValidationError") { $0.name },
        .text("path", "The error's full name.", example: "Name.ValidationError") { $0.path },
        .list("cases", "A case for each rule.") { $0.cases },
        .list("messages", "What each case tells a person.") { $0.messages },
    ]
}

extension MessageView {
    package static let summary = "The sentence for one case of an error."

    package static let fields: [ViewField<Self>] = [
        .text("pattern", "The case.", example: ".tooLarge(let value)") { $0.pattern },
        .text("sentence", "The sentence, in quotes.", example: "\"That is too much.\"") { $0.sentence },
    ]
}

extension OptionSetView {
    package static let summary = "An option set: options that are stored as the bits of one integer."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Topics") { $0.name },
        .text("conformance", "What it conforms to.", example: "BitmaskOptions") { $0.conformance },
        .text("option", "The type of an option.", example: "BitmaskOption") { $0.option },
        .text("rawType", "The type of the mask.", example: "Int64") { $0.rawType },
        .optionalText("idRange", "The ids of options without names.", example: "0...62") { $0.idRange },
        .list("members", "The options with names.") { $0.members },
        .texts("options", "The lines of the list of options.", example: "BitmaskOption(0, \"news\"),") { $0.options },
    ]
}

extension OptionView {
    package static let summary = "An option with a name."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "From the papers.") { $0.documentation },
        .text("name", "The option's name.", example: "news") { $0.name },
        .text("value", "The option alone.", example: "Topics(rawValue: 1 << 0)") { $0.value },
    ]
}

extension StructureView {
    package static let summary = "A struct whose parts are stored in separate attributes."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Place") { $0.name },
        .list("parts", "The parts.") { $0.parts },
        .text("parameters", "The parameters of the initializer.", example: "a: Int") { $0.parameters },
    ]
}

extension OrderedPairView {
    package static let summary = "A struct of two parts, the first of which isn't greater than the second."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Interval") { $0.name },
        .optional("error", "What the wrong order throws.") { $0.error },
        .optional("errorText", "The error, if it has sentences.") { $0.errorText },
        .text("errorName", "The error's name.", example: "ValidationError") { $0.errorName },
        .list("parts", "The parts.") { $0.parts },
        .text("parameters", "The parameters of the initializer.", example: "a: Int") { $0.parameters },
        .optional("check", "What the initializer checks.") { $0.check },
        .text("values", "The parts' values.", example: "start, end") { $0.values },
        .text("stored", "The parts as a tuple's type.", example: "a: Int, b: Int") { $0.stored },
    ]
}

extension PartView {
    package static let summary = "A part of a struct."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "The first day.") { $0.documentation },
        .text("keyword", "`let` or `var`.", example: "let") { $0.keyword },
        .text("name", "The part's name.", example: "start") { $0.name },
        .text("member", "The part's name behind a dot.", example: "start") { $0.member },
        .text("type", "The part's type.", example: "Date") { $0.type },
        .text("decoding", "The part as decoded.", example: "end: values.decode(Date.self)") { $0.decoding },
    ]
}

extension ValidatedView {
    package static let summary = "A wrapper around one value that enforces its rules."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "ValidatedName") { $0.name },
        .text("conformance", "The protocol that the type conforms to.", example: "ValidatedValue") { $0.conformance },
        .text("rawType", "The type of the raw value.", example: "String") { $0.rawType },
        .optional("error", "What a broken rule throws; none if every value is valid after cleaning.") { $0.error },
        .optional("errorText", "The error, if it has sentences.") { $0.errorText },
        .text("never", "The error of what can't fail.", example: "Never") { $0.never },
        .list("constants", "The bounds.") { $0.constants },
        .flag("hasConstants", "Whether there are bounds.") { $0.hasConstants },
        .text("throwing", "What the initializer throws.", example: " throws(ValidationError)") { $0.throwing },
        .list("steps", "The rules, in order.") { $0.steps },
        .text("result", "The value to store.", example: "value") { $0.result },
    ]
}

extension ConstantView {
    package static let summary = "A constant that a rule defines."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "The greatest length.") { $0.documentation },
        .text("name", "The constant.", example: "lengthLowerBound") { $0.name },
        .text("value", "Its value.", example: "3") { $0.value },
    ]
}

extension StepView {
    package static let summary = "A rule in the initializer, which either cleans or checks."

    package static let fields: [ViewField<Self>] = [
        .optionalText("cleaning", "An assignment.", example: "let value = raw.lowercased()") { $0.cleaning },
        .optional("check", "A check.") { $0.check },
    ]
}

extension ValuesFileView {
    package static let summary = "A file with all value types of a model."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .list("types", "The value types.") { $0.types },
        .list("declarations", "What else the declarations need.") { $0.declarations },
        .text("errorConformances", "What an error is.", example: "Error, Hashable, Sendable") { $0.errorConformances },
        .text("localizedError", "What an error with a text is.", example: "LocalizedError") { $0.localizedError },
        .text("plainConformances", "What a value is.", example: "Hashable, Codable, Sendable") { $0.plainConformances },
        .text("string", "The type of a text.", example: "String") { $0.string },
        .text("decoder", "What values are decoded from.", example: "Decoder") { $0.decoder },
        .text("codingKey", "What names a decoded value.", example: "CodingKey") { $0.codingKey },
    ]
}

extension ValueTypeView {
    package static let summary = "A value type; exactly one of the kinds is set."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .optionalText("availability", "The systems of its class.", example: "@available(iOS 18, *)") { $0.availability },
        .optionalText("owner", "The class in which the type is nested.", example: "Task") { $0.owner },
        .texts("documentation", "The doc comment's lines.", example: "A display name.") { $0.documentation },
        .optional("validated", "A wrapper around one valid value.") { $0.validated },
        .optional("optionSet", "An option set.") { $0.optionSet },
        .optional("enumeration", "An enum with raw values.") { $0.enumeration },
        .optional("structure", "A struct of parts.") { $0.structure },
        .optional("orderedPair", "A struct of two parts in ascending order.") { $0.orderedPair },
        .optional("choice", "An enum whose cases carry values.") { $0.choice },
        .optional("nestedChoice", "The same inside of another type, where extensions can't be.") { $0.nestedChoice },
        .optional("declaredCode", "What else the declaration says.") { $0.declaredCode },
    ]
}
