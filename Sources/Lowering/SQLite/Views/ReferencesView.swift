import Mustache
import SharedLowering

/// The code with which the store accesses a class's references, by the index of the relationship.
package struct ReferencesView: TemplateView {
    /// For example: `StoredReference`, `ModelStore.StoredReference` if a class has that name.
    package var type: String
    /// For example: `Int`, `Swift.Int` if a class has that name.
    package var numberType: String
    package var cases: [ReferenceCaseView]

    package static let summary = "How the store reaches the references of a class."

    package static let fields: [ViewField<Self>] = [
        .text("storedReferenceType", "The type of any reference.", example: "StoredReference") {
            $0.type
        },
        .text("numberType", "The type of a number.", example: "Int") { $0.numberType },
        .list("cases", "The class's own references.") { $0.cases },
    ]
}

/// A reference with the index of its relationship.
package struct ReferenceCaseView: TemplateView {
    /// For example: `3`.
    package var index: String
    /// For example: `personReference`.
    package var name: String

    package static let summary = "One reference and the number of its relationship."

    package static let fields: [ViewField<Self>] = [
        .text("index", "The number of the relationship.", example: "3") { $0.index },
        .text("reference", "The stored property.", example: "personReference") { $0.name },
    ]
}
