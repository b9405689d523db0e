import Mustache

/// An enum with associated values, and the enum of its kinds.
package struct ChoiceView: TemplateView {
    package var name: String
    package var cases: [CaseView]
    /// For example: `String, StoredValue, CaseIterable`.
    package var kindInheritance: String
    package var kinds: [CaseView]
    package var branches: [BranchView]

    package static let summary = "An enum whose cases carry values."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Content") { $0.name },
        .list("cases", "The cases.") { $0.cases },
        .text("kindInheritance", "What a kind is.", example: "String, StoredValue, CaseIterable") {
            $0.kindInheritance
        },
        .list("kinds", "The cases of the kind.") { $0.kinds },
        .list("branches", "The kind of each case.") { $0.branches },
    ]
}

/// The kind of one case.
package struct BranchView: TemplateView {
    package var member: String

    package static let summary = "The kind of one case."

    package static let fields: [ViewField<Self>] = [
        .text("member", "The case's name behind a dot.", example: "single") { $0.member }
    ]
}
