import Mustache
import SharedLowering

/// The accessors of a property over several attributes.
package struct CompositeAccessorView: TemplateView {
    package var read: String
    package var write: Write

    /// The implementation of the setter.
    package enum Write: Sendable {
        /// The statements that store the parts.
        case parts([String])
        /// A method call for each case.
        case cases(ChoiceSetterView)
    }

    package static let summary = "How a property over several attributes reads and writes them."

    package static let fields: [ViewField<Self>] = [
        .text("read", "What the getter returns.", example: "required(storedPair, \"pair\")") {
            $0.read
        },
        .texts("assignments", "What the setter of a struct does.", example: "x = newValue.x") {
            if case .parts(let assignments) = $0.write { assignments } else { [] }
        },
        .optional("choice", "What the setter of an enum does.") {
            if case .cases(let setter) = $0.write { setter } else { nil }
        },
    ]
}

/// A setter with a method call for each case.
package struct ChoiceSetterView: TemplateView {
    /// The call that stores `nil`; `nil` for a required value. For example: `store(nil)`.
    package var emptyCall: String?
    package var branches: [CaseBranchView]

    package static let summary = "A setter with a method call for each case."

    package static let fields: [ViewField<Self>] = [
        .optionalText("emptyCall", "What stores no value.", example: "store(nil)") {
            $0.emptyCall
        },
        .list("branches", "The cases.") { $0.branches },
    ]
}
