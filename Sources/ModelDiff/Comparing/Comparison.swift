import ModelIR

/// Two versions of a model with what belongs together in them.
///
/// It's made once; every kind of difference looks into it.
package struct Comparison: Sendable {
    package let old: Model
    package let new: Model
    let store: StoreKind
    /// The attributes that are new, and whose columns the database has had before.
    let revealedAttributes: [PropertyMatch<Attribute>.Owned]
    /// The attributes that are new, and whose values the file hasn't.
    let addedAttributes: [PropertyMatch<Attribute>.Owned]
    /// Whether the new version is the tables of a database that another program made.
    let isOfDatabase: Bool
    /// Whether `ModelStore` changes the files: it finds values by more than names.
    let isMigratedByStore: Bool
    let families: Families
    let entities: ElementMatch<Entity>
    /// Entities that are gone, each with the new one that is most likely the same under another name.
    let likelyRenames: [ElementMatch<Entity>.Pair]
    let attributes: PropertyMatch<Attribute>
    /// The attributes that were stored, and that code of the new version leaves out.
    let unstoredAttributes: [PropertyMatch<Attribute>.Pair]
    let relationships: PropertyMatch<Relationship>
    let valueTypes: ElementMatch<ValueType>
    let composites: ElementMatch<Composite>
    let compositeProperties: [(owner: String, match: ElementMatch<CompositeProperty>)]
    /// The new names of entities by their old ones.
    private let entityNames: [String: String]
    private let propertyNames: [PropertyPlace: PropertyPlace]

    /// - Parameter isLeftOut: Whether code for the store leaves an attribute out.
    init(old: Model, new: Model, store: StoreKind, leavingOut isLeftOut: (Attribute) -> Bool) {
        self.old = canonicalModel(old, keepsPlaces: true)
        self.new = canonicalModel(new, keepsPlaces: true)
        self.store = store
        isOfDatabase = new.existing.map { !$0.isCoreDataStore } ?? false
        isMigratedByStore = store == .sqlite && !isOfDatabase
        families = Families(old: self.old, new: self.new)
        entities = ElementMatch(old: self.old.entities, new: self.new.entities)
        composites = ElementMatch(old: self.old.composites, new: self.new.composites)
        valueTypes = ElementMatch(old: self.old.valueTypes, new: self.new.valueTypes)
        likelyRenames = findLikelyRenames(entities)
        let all = PropertyMatch(
            PropertyMatch(
                entities,
                \.attributes,
                families,
                followsColumns: isMigratedByStore,
                isReportedIfInherited: { $0.need != .nothing }
            ),
            adding: PropertyMatch(composites)
        )
        attributes = all.leavingOut(isLeftOut)
        unstoredAttributes = all.pairs.filter { pair in
            pair.old.isStored && !isLeftOut(pair.old) && isLeftOut(pair.new)
        }
        let columns = ColumnsBefore(old.existing, new.existing)
        let isKnown = isOfDatabase && store == .sqlite ? columns.hadColumn : { _ in false }
        revealedAttributes = attributes.added.filter(isKnown)
        addedAttributes = attributes.added.filter { !isKnown($0) }
        var relationships = PropertyMatch(
            entities,
            \.relationships,
            families,
            followsColumns: isMigratedByStore,
            isReportedIfInherited: \.needsObject
        )
        if isMigratedByStore { relationships.followInverses() }
        self.relationships = relationships
        compositeProperties = entities.pairs.map { pair in
            let (old, new) = (pair.old.compositeProperties, pair.new.compositeProperties)
            return (pair.new.name, ElementMatch(old: old, new: new))
        }
        entityNames = Dictionary(entities.pairs.map { ($0.old.name, $0.new.name) }) { first, _ in
            first
        }
        let places =
            attributes.pairs.map { ($0.oldPlace, $0.newPlace) }
            + relationships.pairs.map { ($0.oldPlace, $0.newPlace) }
        propertyNames = Dictionary(places) { first, _ in first }
    }
}

extension Comparison {
    /// How the new version's language says the former name of something. For example: `elementID="title"`.
    func renaming(from name: String) -> String {
        isSwift ? "originalName: \"\(name)\"" : "elementID=\"\(name)\""
    }

    /// The same for an entity. For example: `@Model(originalName: "Memo")`.
    func entityRenaming(from name: String) -> String {
        isSwift ? "@Model(\(renaming(from: name)))" : renaming(from: name)
    }

    /// Advice for SwiftData source, which can't declare an entity's former name; empty for model files.
    var adviceForSwiftData: String {
        isSwift
            ? "; in source for SwiftData, whose '@Model' takes nothing, insert its objects in a stage"
            : ""
    }

    private var isSwift: Bool {
        !new.sources.isEmpty && new.sources.allSatisfy { $0.path.hasSuffix(".swift") }
    }

    /// Whether values stay in the file although no property has them.
    var keepsRemovedValues: Bool { isOfDatabase && store == .sqlite }

    /// The name in the new version of what was an entity in the old one.
    func newName(ofEntity name: String) -> String? { entityNames[name] }

    /// The place in the new version of a property that an old entity has or inherits.
    func newPlace(of property: String, inOld entity: String) -> PropertyPlace? {
        ([entity] + families.oldAncestors(of: entity)).lazy
            .compactMap { propertyNames[PropertyPlace(entity: $0, property: property)] }.first
    }

    /// The new name of a property that an old entity has or inherits; the old one if it's gone.
    func newName(of property: String, inOld entity: String) -> String {
        newPlace(of: property, inOld: entity)?.property ?? property
    }
}

/// A property by its entity and its name.
struct PropertyPlace: Hashable {
    let entity: String
    let property: String
}

extension PropertyMatch.Pair {
    fileprivate var oldPlace: PropertyPlace { PropertyPlace(entity: oldOwner, property: old.name) }
    fileprivate var newPlace: PropertyPlace { PropertyPlace(entity: owner, property: new.name) }
}
