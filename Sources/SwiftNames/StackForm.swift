/// The code for Core Data beside the classes of a model.
package enum StackForm: String, Sendable, Hashable, CaseIterable {
    /// None: the app has a model file.
    case none
    /// The managed object model, which is built at run time.
    case model
    /// The managed object model, and a container for its stores.
    case container
}
