/// A target's handling of entity classes, with its terms for messages.
///
/// For example: `Target.sqlite.classes.baseClass` is `ModelObject`.
package struct TargetClasses: Sendable {
    /// The name of the target in messages. For example: `SQLite`.
    package let target: String
    /// The base class of all classes. For example: `ModelObject`.
    package let baseClass: String
    package let binding: Binding

    /// The way in which a store finds the class of an entity.
    package enum Binding: Sendable {
        /// By its Objective-C name in the model. It may be the user's own, may inherit from another
        /// class, and may lack code while its objects are still stored.
        case inModel
        /// By its declaration in the generated code, which also contains its storage.
        case inCode
    }

    init(of target: String, baseClass: String, _ binding: Binding) {
        self.target = target
        self.baseClass = baseClass
        self.binding = binding
    }
}
