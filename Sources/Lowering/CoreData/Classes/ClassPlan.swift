import ModelIR
import SharedLowering

/// A class that is generated: its name, its place among the others, its entity.
struct ClassPlan {
    /// For example: `People`.
    var name: String
    /// The name at run time; nil for a class that the module's name belongs to.
    var objectiveCName: String?
    /// The entity, with the properties of parents that have no class of their own.
    var entity: Entity
    /// The class of the nearest parent entity that has one.
    var superclass: String?
    var hasSubclasses = false
    /// Attributes of the parent classes, the topmost first.
    var inheritedAttributes: [Attribute] = []
    /// How the code sees them.
    var inheritedTypedProperties: [TypedProperty] = []
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
