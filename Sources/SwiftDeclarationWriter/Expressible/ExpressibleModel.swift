import Diagnostics
import ModelIR
import SwiftNames

/// The reduction of a model to the part that Swift declarations can express.
///
/// Each step replaces inexpressible values with those that the reader would infer from the
/// declarations, and reports the differences.
struct ExpressibleModel {
    var model: Model
    private(set) var found: [Diagnostic] = []
    var settings = XcodeSettings()
    /// The model before the reduction, for the places of elements.
    let original: Model
    private let valueTypes: [String: ValueType]
    private let entityNames: Set<String>
    /// The types inside of the class that is being reduced, which hide others of their names.
    private var ownTypes: Set<String> = []
    /// The names of attributes without `Raw` that properties can't have.
    private let reservedNames: Set<String>
    /// The names of the properties that entities inherit or pass on, and the places of the entities.
    private let inheritedNames: NamesInHierarchy
    private let places: [String: Int]

    init(_ model: Model, _ isReserved: (String) -> Bool) {
        self.model = model
        original = model
        entityNames = Set(model.entities.map(\.name))
        let bareNames = model.entities.flatMap(\.attributes).map(\.name)
            .filter { $0.hasSuffix("Raw") }.map { String($0.dropLast(3)) }
        reservedNames = Set(bareNames.filter(isReserved))
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        inheritedNames = NamesInHierarchy(parents: Lineage(model.entities) { _ in true }.parents) {
            model.entities[$0].properties.givenNames
        }
        let names = model.entities.map(\.name)
        places = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    mutating func reduce() {
        reduceModel()
        let names = entityNames.filter(isTypeName)
        model.entities = model.entities.compactMap { entity in
            ownTypes = Set(entity.innerTypes.map(\.name))
            return reduced(entity, names)
        }
        reduceInverses()
        reduceImports()
        for index in model.entities.indices { model.entities[index].orderCode() }
        if let words = settings.words {
            let message = "settings that only Xcode uses are not written: \(words)"
            add(.note, "model.xcode-settings", original.origin, message)
        }
    }

    /// Merges the imports of all classes, because one file contains all of them.
    private mutating func reduceImports() {
        let all = Set(model.entities.flatMap { $0.code?.imports ?? [] }).sorted()
        for index in model.entities.indices { model.entities[index].code?.imports = all }
    }

    func valueType(_ name: String) -> ValueType? { valueTypes[name] }

    /// Whether a name in a stored type refers to a type of the model instead: to a class, or to a value
    /// type that isn't part of a collection.
    func isTaken(_ typeName: String, isElement: Bool) -> Bool {
        !ownTypes.contains(typeName)
            && (!isElement && valueTypes[typeName] != nil || entityNames.contains(typeName))
    }

    /// Whether a property of an entity can have the name of an attribute without its suffix: it's not the name
    /// of another one, which may be inherited or a subclass's.
    func isFreeName(_ bareName: String, in entity: Entity) -> Bool {
        guard isPropertyName(bareName), !reservedNames.contains(bareName),
            !entity.hasProperty(bareName)
        else { return false }
        guard let place = places[entity.name] else { return true }
        return !inheritedNames.contains(bareName, above: place)
            && !inheritedNames.contains(bareName, below: place)
    }

    /// Reports the inexpressible parts of an element. For example: `'Person.name'`.
    mutating func warn(_ id: String, _ origin: Origin, _ element: String, _ losses: Losses) {
        guard !losses.words.isEmpty else { return }
        warn(id, origin, "'\(element)' is written without \(losses.list)")
    }

    mutating func warn(_ id: String, _ origin: Origin, _ message: String) {
        add(.warning, id, origin, message)
    }

    mutating func report(_ id: String, _ origin: Origin, _ message: String) {
        add(.error, id, origin, message)
    }

    private mutating func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ origin: Origin,
        _ message: String
    ) {
        found.append(Diagnostic(severity, id, at: origin.location, message))
    }
}

extension Entity {
    /// Whether a property has the name in the store or in declarations.
    fileprivate func hasProperty(_ name: String) -> Bool {
        // An ignored attribute loses its name in declarations.
        attributes.contains { $0.name == name || $0.declaredName == name && !$0.isIgnored }
            || relationships.contains { $0.name == name || $0.declaredName == name }
            || compositeProperties.contains { $0.name == name }
    }
}

/// Whether a class can have a name.
func isTypeName(_ name: String) -> Bool {
    SwiftIdentifier.sanitized(name) == name && name != "_"
}

/// Whether a property can have a name.
func isPropertyName(_ name: String) -> Bool { isTypeName(name) }

/// Returns a description of User Info. For example: `its User Info ('key', 'other')`.
func userInfoWords(_ entries: [NamedText]) -> String {
    "its User Info (\(entries.map { "'\($0.name)'" }.joined(separator: ", ")))"
}
