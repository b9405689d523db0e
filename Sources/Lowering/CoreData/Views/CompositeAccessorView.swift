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
