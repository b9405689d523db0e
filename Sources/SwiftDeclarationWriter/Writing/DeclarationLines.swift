import ModelIR
import SwiftNames

/// The declarations of a model as lines of source code.
struct DeclarationLines {
    let model: Model
    private let valueTypes: [String: ValueType]
    private let classes: Set<String>
    private let parents: Set<String>
    /// The types that the written declarations contain, other than classes. For example: `Note.Place`.
    private let declaredTypes: Set<String>
    private let inverses: DeclaredInverses

    init(_ model: Model) {
        self.model = model
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        classes = Set(model.entities.map(\.name))
        parents = Set(model.entities.compactMap(\.parent))
        inverses = DeclaredInverses(model.entities)
        declaredTypes = Set(
            model.declarations.map(\.name) + model.valueTypes.map(\.name)
                + model.entities.flatMap { entity in
                    entity.innerTypes.map { "\(entity.name).\($0.name)" }
                }
        )
    }

    /// Whether a declared type hides a library's type of that name. For example: a class `Data`.
    func hides(_ name: String) -> Bool { classes.contains(name) || valueTypes[name] != nil }

    /// The types that a class can name, other than classes.
    func declaredTypes(in entity: Entity) -> Set<String> {
        declaredTypes.union(entity.innerTypes.map(\.name))
    }

    /// A block for each declaration. Value types precede classes, except those inside of classes.
    var blocks: [[String]] {
        var blocks: [[String]] = []
        var open = model.entities[...]
        // A user-defined validated type is already there as written.
        let written = Set(model.declarations.map(\.name))
        for type in model.valueTypes {
            if let owner = type.owner {
                guard let place = open.firstIndex(where: { $0.name == owner }) else { continue }
                blocks += open[...place].map(lines)
                open = open[(place + 1)...]
            } else if !type.isNonEmptyText, !(type.isExternal && written.contains(type.name)) {
                blocks.append(lines(type))
            }
        }
        let declarations =
            model.entities.flatMap { $0.code?.declarations ?? [] } + model.declarations
        return blocks + open.map(lines) + conditionalConformances
            + model.valueTypes.compactMap(extensionLines)
            + declarations.map { underCondition($0.condition, sourceLines($0.textWithAccess)) }
    }

    /// Extensions for conditional conformances.
    private var conditionalConformances: [[String]] {
        let all =
            model.valueTypes.map { ($0.name, $0.code.conformances + $0.extensions.conformances) }
            + model.entities.map { ($0.name, $0.code?.conformances ?? []) }
        return all.flatMap { name, conformances in
            conformances.filter { $0.condition != nil }.map {
                underCondition($0.condition, ["extension \(name): \($0.name) {}"])
            }
        }
    }

    /// Returns an extension with the additional members and conformances of a value type; `nil` if
    /// there are none.
    private func extensionLines(_ type: ValueType) -> [String]? {
        let protocols = type.extensions.heads
        let members = type.extensions.members.map {
            indented(underCondition($0.condition, sourceLines($0.textWithAccess)))
        }
        guard !protocols.isEmpty || !members.isEmpty else { return nil }
        let name = SwiftIdentifier.escapedPath(type.name)
        let head =
            "extension \(name)"
            + (protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", "))
        if members.isEmpty { return [head + " {}"] }
        return [head + " {"] + Array(members.joined(separator: [""])) + ["}"]
    }

    func valueType(_ name: String) -> ValueType? { valueTypes[name] }

    private func lines(_ entity: Entity) -> [String] {
        EntityLines(
            entity,
            in: self,
            isFinal: !parents.contains(entity.name),
            inverses: inverses
        ).all
    }
}
