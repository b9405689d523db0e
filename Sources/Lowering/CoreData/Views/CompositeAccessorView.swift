import Mustache
import SharedLowering

/// The accessors of a property over several attributes.
package struct CompositeAccessorView: TemplateView {
    /// What the getter returns. For example: `required(storedPair, "pair")`
    package var read: String
    /// What the setter of a struct does. For example: `x = newValue.x`
    var assignments: [String] {
        if case .parts(let assignments) = write { assignments } else { [] }
    }
    /// What the setter of an enum does.
    var choice: ChoiceSetterView? { if case .cases(let setter) = write { setter } else { nil } }

    // MARK: Not for templates

    /// The implementation of the setter.
    package var write: Write

    /// The implementation of the setter.
    package enum Write: Sendable {
        /// The statements that store the parts.
        case parts([String])
        /// A method call for each case.
        case cases(ChoiceSetterView)
    }
}
