import Mustache
import SharedLowering

/// A model class with all its generated code.
package struct ModelClassView: TemplateView {
    /// The name of the class and of its file. For example: `Note`.
    package var name: String
    /// The additional imports of its file.
    package var imports: [ImportView]
    /// Whether the code uses the library `ModelTypes`.
    package var needsModelTypes: Bool
    package var documentation: [String]
    /// The systems on which the class is available.
    package var requirement: SystemRequirement
    /// For example: `Model`, or `SwiftData.Model` if a class has that name.
    package var macro: String
    /// The modifier and a space, or an empty string. For example: `public `.
    package var access: String
    /// The modifier and a space, or an empty string. For example: `nonisolated `.
    package var isolation: String
    package var final: String
    /// The superclass; `nil` for a root.
    package var superclass: String?
    /// The name that the model gives the class, if it differs.
    package var alias: String?
    /// The constraints and indexes of the class. For example: `#Index<Note>([\.createdAt])`.
    package var macros: [String]
    package var properties: [StoredPropertyView]
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    package var initializer: ModelInitializerView
    package var convenienceInitializers: [ConvenienceInitializerView]
    package var values: [TypedPropertyView]
    package var composites: [StoredCompositeView]
    package var conditions: [OptionConditionView]
    package var bulks: [BulkView]
    /// Whether the class conforms to the protocol that reports unreadable values.
    package var isQueryable: Bool
    package var declaredCode: DeclaredCodeView?

    package static let summary = "A model class of SwiftData."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The class's name.", example: "Note") { $0.name },
        .texts("documentation", "The lines of the class's doc comment.", example: "A note.") {
            $0.documentation
        },
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") {
            $0.requirement.attribute
        },
        .text("macro", "The macro that makes it a model.", example: "Model") { $0.macro },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .text("final", "`final` and a space, if nothing inherits from it.", example: "final ") {
            $0.final
        },
        .text("inheritance", "A colon and the superclass, or nothing.", example: ": Item") {
            $0.superclass.map { ": \($0)" } ?? ""
        },
        .optionalText("alias", "Another name of the class.", example: "CDNote") { $0.alias },
        .texts(
            "macros",
            "The constraints and indexes, and a blank line.",
            example: "#Index<Note>([\\.title])"
        ) { $0.macros.isEmpty ? [] : $0.macros + [""] },
        .flag("hasMembers", "Whether there are properties.") {
            !$0.properties.isEmpty || !$0.unstoredMembers.isEmpty
        },
        .list("properties", "The stored properties.") { $0.properties },
        .list("unstoredMembers", "Properties that aren't stored.") { $0.unstoredMembers },
        .optional("initializer", "The initializer.") { $0.initializer },
        .flag("hasConvenienceInitializers", "Whether there are initializers of some properties.") {
            !$0.convenienceInitializers.isEmpty
        },
        .list("convenienceInitializers", "Initializers of some properties alone.") {
            $0.convenienceInitializers
        },
        .flag("hasValues", "Whether there are typed properties over stored ones.") {
            !$0.values.isEmpty
        },
        .list("values", "The typed properties.") { $0.values },
        .list("composites", "The members behind properties over several stored ones.") {
            $0.composites
        },
        .flag("hasConditions", "Whether there are predicates over options.") {
            !$0.conditions.isEmpty
        },
        .list("conditions", "The predicates over options.") { $0.conditions },
        .flag("hasBulks", "Whether there are to-many relationships.") { !$0.bulks.isEmpty },
        .list("bulks", "The methods for several members.") { $0.bulks },
        .flag("isQueryable", "Whether it reports unreadable values.") { $0.isQueryable },
        .optional("declaredCode", "The remaining code of the declaration.") { $0.declaredCode },
    ]
}
