import Mustache

/// A setter with a method call for each case.
package struct ChoiceSetterView: TemplateView {
    /// The call that stores `nil`; none for a required value. For example: `store(nil)`
    package var emptyCall: String?
    /// The cases.
    package var branches: [CaseBranchView]

    package init(emptyCall: String?, branches: [CaseBranchView]) {
        self.emptyCall = emptyCall
        self.branches = branches
    }
}
