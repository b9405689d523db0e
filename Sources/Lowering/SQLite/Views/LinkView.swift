import Mustache
import SharedLowering

/// A relationship of a class whose objects are rows.
package struct LinkView: TemplateView, ConditionalView {
    package var edges: ConditionEdges?
    package var documentation: [String]
    package var access: String
    package var name: String
    package var type: String
    /// The index among the relationships. For example: `3`.
    package var index: String
    package var form: Form

    package enum Form: Sendable {
        /// A column of the row.
        case reference(ReferenceView)
        /// One object whose row refers to this one.
        case backReference(read: String)
        /// Many objects.
        case toMany
        /// Many objects, in a collection of Swift's.
        case members(MembersView)
        /// A property with observers, over the value behind it.
        case observed(ObservedAccessorView)
    }

    package static let summary = "A relationship of a class whose objects are rows."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .texts(
                "documentation",
                "The lines of the doc comment.",
                example: "The inverse is `a.b`."
            ) {
                $0.documentation
            },
            .text("access", "The access level and a space.", example: "public ") { $0.access },
            .text("name", "The property's name.", example: "photos") { $0.name },
            .text("type", "The property's type.", example: "ToMany<Photo>") { $0.type },
            .text("index", "Its place among the relationships.", example: "3") { $0.index },
            .optional("storedReference", "The stored property that refers to the other row.") {
                if case .reference(let view) = $0.form { view } else { nil }
            },
            .optionalText(
                "backReferenceRead",
                "What the getter returns, if the other row refers to this one.",
                example: "self[member: 3]"
            ) {
                if case .backReference(let read) = $0.form { read } else { nil }
            },
            .flag("isToMany", "Whether there are many objects.") {
                if case .toMany = $0.form { true } else { false }
            },
            .optional("members", "The collection of many objects.") {
                if case .members(let view) = $0.form { view } else { nil }
            },
            .optional("observed", "The accessors that run observers.") {
                if case .observed(let accessor) = $0.form { accessor } else { nil }
            },
        ]
}

/// A reference to another row.
package struct ReferenceView: TemplateView {
    /// For example: `personReference`.
    package var name: String
    /// For example: `ToOne<Person>`.
    package var type: String
    package var read: String
    /// The code that sets it.
    package var write: String

    package static let summary = "What refers to another row."

    package static let fields: [ViewField<Self>] = [
        .text("reference", "The stored property.", example: "personReference") { $0.name },
        .text("referenceType", "Its type.", example: "ToOne<Person>") { $0.type },
        .text("read", "What the getter returns.", example: "resolve(personReference, 3)") {
            $0.read
        },
        .text("write", "What the setter does.", example: "a = relate(a, to: newValue, 3)") {
            $0.write
        },
    ]
}
