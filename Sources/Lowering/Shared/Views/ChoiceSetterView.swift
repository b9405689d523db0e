import Mustache

/// A setter with a method call for each case.
package struct ChoiceSetterView: TemplateView {
    /// The call that stores `nil`; `nil` for a required value. For example: `store(nil)`.
    package var emptyCall: String?
    package var branches: [CaseBranchView]

    package init(emptyCall: String?, branches: [CaseBranchView]) {
        self.emptyCall = emptyCall
        self.branches = branches
    }

    package static let summary = "A setter with a method call for each case."

    package static let fields: [ViewField<Self>] = [
        .optionalText("emptyCall", "What stores no value.", example: "store(nil)") {
            $0.emptyCall
        },
        .list("branches", "The cases.") { $0.branches },
    ]
}
