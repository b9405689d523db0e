import Mustache

/// An enum whose cases carry values, and the enum of its kinds.
package struct ChoiceView: TemplateView {
    /// The type's name. For example: `Content`
    package var name: String
    /// The cases.
    package var cases: [CaseView]
    /// What a kind is. For example: `String, StoredValue, CaseIterable`
    package var kindInheritance: String
    /// The cases of the kind.
    package var kinds: [CaseView]
    /// The kind of each case.
    package var branches: [BranchView]
}

/// The kind of one case.
package struct BranchView: TemplateView {
    /// The case's name behind a dot. For example: `single`
    package var member: String
}
