import Mustache
import SharedLowering

/// A container with a managed object model that code builds.
package struct StackView: TemplateView {
    /// The struct's name. For example: `HealthNotesStack`
    package var stackName: String
    /// The protocol that it conforms to. For example: `ManagedObjectStack`
    package var conformance: String
    /// The type of the container. For example: `NSPersistentContainer`
    package var containerType: String
    /// The type of the stores. For example: `NSPersistentStoreDescription`
    package var storeType: String
    /// The container's name, in quotes. For example: `"HealthNotes"`
    package var literal: String
}
