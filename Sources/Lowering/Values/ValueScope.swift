import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The context and the results of lowering one model's value types.
struct ValueScope {
    let model: Model
    let types: TypeNames
    let options: LoweringOptions
    /// The isolation with a trailing space, or an empty text. For example: `nonisolated `.
    let isolation: String
    /// The stored numbers of a choice's cases, by the choice's name.
    let numbers: [String: [CompositeProperty.CaseNumber]]
    private(set) var found: [Diagnostic] = []
    private let known: [String: ValueType]

    init(
        _ model: Model,
        _ options: LoweringOptions,
        numbers: [String: [CompositeProperty.CaseNumber]],
        namesInScope: [String]
    ) {
        self.model = model
        self.options = options
        isolation = options.typeIsolation.modifier
        self.numbers = numbers
        types = TypeNames(classes: declaredTypes(model) + namesInScope)
        known = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The modifier of a type, with a space after it. For example: `public `.
    func access(of type: ValueType) -> String {
        guard options.declaredAccess != nil else { return options.access.modifier }
        return AccessLevel(modifiers: type.access).modifier
    }

    /// The modifier that the members of a type's declaration get.
    var memberAccess: String { options.memberAccess }

    func valueType(_ name: String) -> ValueType? { known[name] }

    /// The names of all value types, sorted.
    var knownNames: [String] { known.keys.sorted() }
}

extension ValueScope {
    /// Reports an error.
    mutating func report(
        _ id: String,
        _ origin: Origin,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        add(.error, id, origin, message, notes)
    }

    mutating func warn(_ id: String, _ origin: Origin, _ message: String) {
        add(.warning, id, origin, message, [])
    }

    private mutating func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ origin: Origin,
        _ message: String,
        _ notes: [Diagnostic.Note]
    ) {
        let place = origin.location
        found.append(Diagnostic(severity, id, at: place, message, notes: notes))
    }

    /// A note that points to the first of two declarations.
    func note(_ message: String, _ origin: Origin) -> Diagnostic.Note {
        Diagnostic.Note(message, at: origin.location)
    }
}

/// The names of the types that generated code declares.
private func declaredTypes(_ model: Model) -> [String] {
    model.namesBesideClasses + model.composites.map(\.name) + model.entities.map(className)
}

/// The last component of the class's name, or the entity's name.
func className(_ entity: Entity) -> String { entity.namedClass ?? entity.name }
