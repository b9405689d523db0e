import Mustache
import SharedLowering

/// An enum with raw values.
package struct EnumerationView: TemplateView {
    package var name: String
    /// The raw type and the protocols. For example: `Int16, StoredValue, CaseIterable, Codable`.
    package var inheritance: String
    package var cases: [CaseView]
    package var members: [MemberView]

    package static let summary = "An enum with raw values."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Mood") { $0.name },
        .text("inheritance", "The raw type and the protocols.", example: "Int16, StoredValue") {
            $0.inheritance
        },
        .list("cases", "The cases with their raw values.") { $0.cases },
        .list("members", "The other members of the declaration.") { $0.members },
    ]
}
