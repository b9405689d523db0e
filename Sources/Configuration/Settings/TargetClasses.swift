/// How a target treats the classes of entities, with its words for messages.
///
/// For example: `Target.sqlite.classes.baseClass` is `ModelObject`.
package struct TargetClasses: Sendable {
    /// How messages speak of the target. For example: `SQLite`.
    package let target: String
    /// What all classes inherit from. For example: `ModelObject`.
    package let baseClass: String
    package let binding: Binding

    /// Where a store finds the class of an entity.
    package enum Binding: Sendable {
        /// The model names it, as Objective-C does. So it may be the user's own, may inherit from
        /// another one, and may lack code without leaving the store.
        case inModel
        /// The generated code declares it, together with its storage.
        case inCode
    }

    init(of target: String, baseClass: String, _ binding: Binding) {
        self.target = target
        self.baseClass = baseClass
        self.binding = binding
    }
}
