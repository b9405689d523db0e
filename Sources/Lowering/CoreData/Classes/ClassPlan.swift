import ModelIR
import SharedLowering

/// A class to generate: its name, its position in the hierarchy, its entity.
struct ClassPlan {
    /// For example: `People`.
    var name: String
    /// The Objective-C name; `nil` for a class in the module's namespace.
    var objectiveCName: String?
    /// The extent of the generated code.
    var form = ClassForm.definition
    /// Whether it's the class of several entities, so that `entity()` can't determine one.
    var isShared = false
    /// The entity, with the properties of ancestors that don't have their own class.
    var entity: Entity
    /// The class of the nearest ancestor that has one.
    var superclass: String?
    /// The declared superclass if no ancestor has a class; `nil` for `NSManagedObject`.
    var baseClass: String?
    /// Whether no ancestor has a generated class.
    var isTopmost = true
    var hasSubclasses = false
    /// The attributes of the superclasses, the topmost first.
    var inheritedAttributes: [Attribute] = []
    /// The superclasses' properties over several attributes.
    var inheritedComposites: [CompositeProperty] = []
    /// The superclasses' declared code other than stored properties.
    var inheritedCode: [CodeDetails] = []
    var hasInheritedRelationships = false
    /// Whether an inherited initializer takes all parameters that the class's own would take.
    var inheritsInitializer = false
}

extension ClassPlan {
    /// The file's name. An extension has the name that Xcode uses, to differ from the class's file.
    var fileName: String { form == .extension ? name + "+CoreDataProperties" : name }
}
