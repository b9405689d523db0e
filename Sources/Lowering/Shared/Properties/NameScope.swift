import ModelIR

/// What the names of a class's properties depend on in addition to the class: the names in superclasses and subclasses.
package struct NameScope: Sendable {
    /// The names in the superclass; `nil` for a root.
    let inherited: PropertyNames?
    private let names: NamesInHierarchy?
    private let index: Int

    /// For a class without superclass or subclasses.
    package static let alone = NameScope(inherited: nil, names: nil, index: 0)

    init(inherited: PropertyNames?, names: NamesInHierarchy?, index: Int) {
        self.inherited = inherited
        self.names = names
        self.index = index
    }

    /// Whether a property of a superclass has the name in the model.
    func isAbove(_ name: String) -> Bool { names?.contains(name, above: index) ?? false }

    /// Whether a property of a subclass has the name in the model.
    func isBelow(_ name: String) -> Bool { names?.contains(name, below: index) ?? false }
}
