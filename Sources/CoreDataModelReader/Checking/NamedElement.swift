import ModelIR

/// What has a name that others may not have too.
protocol NamedElement {
    var name: String { get }
    var origin: Origin { get }
}

extension Entity: NamedElement {}
extension Attribute: NamedElement {}
extension Relationship: NamedElement {}
extension FetchedProperty: NamedElement {}
extension FetchRequest: NamedElement {}
extension Configuration: NamedElement {}
extension Composite: NamedElement {}

extension Entity {
    /// Everything that shares the entity's space of names.
    var properties: [any NamedElement] { attributes + relationships + fetchedProperties }
}
