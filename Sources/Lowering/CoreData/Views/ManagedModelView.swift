import Mustache
import SharedLowering

/// A managed object model that code builds.
package struct ManagedModelView: TemplateView {
    /// The model's name. For example: `HealthNotes`
    package var model: String
    /// The enum's name. For example: `HealthNotesModel`
    package var name: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The systems, if not all have what the model needs. For example: `@available(macOS 14, *)`
    package var availability: String?
    /// The type of the model. For example: `NSManagedObjectModel`
    package var modelType: String
    /// The call that builds the model. For example: `SharedModel([itemEntity])`
    package var shared: String
    /// The entities.
    package var entities: [DescribedEntityView]
    /// The composites.
    package var composites: [DescribedCompositeView]
    /// The container, if the user asked for one.
    package var stack: StackView?
}
