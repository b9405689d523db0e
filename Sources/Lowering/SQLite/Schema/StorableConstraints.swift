import Diagnostics
import ModelIR
import SharedLowering

/// A model without uniqueness constraints on properties without columns, which SQLite can't check.
///
/// For example: without a constraint on a `Transformable` attribute that the code leaves out.
struct StorableConstraints {
    private(set) var model: Model
    private(set) var diagnostics: [Diagnostic] = []
    private let indices: [String: Int]

    init(_ model: Model) {
        self.model = model
        let names = model.entities.indices.map { model.entities[$0].name }
        indices = Dictionary(zip(names, names.indices)) { $1 }
        for index in model.entities.indices
        where !model.entities[index].uniquenessConstraints.isEmpty {
            keepStorable(of: index)
        }
    }

    private mutating func keepStorable(of index: Int) {
        let entity = model.entities[index]
        var kept: [[String]] = []
        for (number, names) in entity.uniquenessConstraints.enumerated() where !names.isEmpty {
            let missing = names.enumerated().filter { !hasColumn($1, index) }
            if missing.isEmpty { kept.append(names) }
            for (place, name) in missing where property(name, index) != nil {
                let part = "uniquenessConstraints[\(number)][\(place)]"
                diagnostics.append(leftOut(name, of: entity, at: part))
            }
        }
        model.entities[index].uniquenessConstraints = kept
    }

    private func hasColumn(_ name: String, _ index: Int) -> Bool {
        switch property(name, index) {
        case .attribute(let attribute, owner: _):
            return !attribute.isTransient && storageClass(of: attribute) != nil
                && !attribute.isIgnored
        case .relationship(let relationship):
            return !relationship.isTransient && relationship.cardinality == .toOne
        case nil: return false
        }
    }

    private enum Property {
        case attribute(Attribute, owner: Entity)
        case relationship(Relationship)
    }

    /// The property of the entity or of its nearest ancestor with such a property.
    private func property(_ name: String, _ index: Int) -> Property? {
        var next: Int? = index
        // Inheritance cycles, which the reader reports, end the loop.
        for _ in model.entities.indices {
            guard let current = next else { return nil }
            let entity = model.entities[current]
            if let attribute = entity.attributes.first(where: { $0.name == name }) {
                return .attribute(attribute, owner: entity)
            }
            if let relationship = entity.relationships.first(where: { $0.name == name }) {
                return .relationship(relationship)
            }
            next = entity.parent.flatMap { indices[$0] }
        }
        return nil
    }

    private func leftOut(_ name: String, of entity: Entity, at part: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "uniqueness-constraint.left-out",
            at: entity.origin.location(of: part),
            "a unique constraint of '\(entity.name)' is left out of the code for SQLite: '\(name)' has"
                + " no column"
        )
    }
}
