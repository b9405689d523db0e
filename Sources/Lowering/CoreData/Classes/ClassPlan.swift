import ModelIR
import SharedLowering

/// A class that is generated: its name, its place among the others, its entity.
struct ClassPlan {
    /// For example: `People`.
    var name: String
    /// The name at run time; nil for a class that the module's name belongs to.
    var objectiveCName: String?
    /// How much of it is generated.
    var form = ClassForm.definition
    /// The entity, with the properties of parents that have no class of their own.
    var entity: Entity
    /// The class of the nearest parent entity that has one.
    var superclass: String?
    /// The class that it inherits from if no parent has one; nil for `NSManagedObject`.
    var baseClass: String?
    /// Whether no parent has a class of generated code.
    var isTopmost = true
    var hasSubclasses = false
    /// Attributes of the parent classes, the topmost first.
    var inheritedAttributes: [Attribute] = []
    /// Their properties over several attributes.
    var inheritedComposites: [CompositeProperty] = []
    /// What their declarations say besides what is stored.
    var inheritedCode: [CodeDetails] = []
    /// The names of their relationships and fetched properties.
    var inheritedLinks: [String] = []
    var hasInheritedRelationships = false
    /// Whether a parent's initialiser takes all that this class's own would take.
    var inheritsInitializer = false
}

extension ClassPlan {
    /// An extension is in another file than the class, and called as Xcode calls it.
    var fileName: String { form == .extension ? name + "+CoreDataProperties" : name }
}
