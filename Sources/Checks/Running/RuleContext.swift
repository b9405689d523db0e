import Diagnostics
import ModelIR

/// A model with the tables that several rules use, and their findings.
package final class RuleContext {
    package let model: Model
    /// Whether the model is generated or checked for Core Data.
    let isForCoreData: Bool
    /// Whether reading the model failed in part, so that elements may be missing.
    let isIncomplete: Bool
    /// The first entity with each name.
    let entities: [String: Int]
    /// The first composite with each name.
    let composites: [String: Int]
    /// The relationships that may lack their destination or inverse; most models have none.
    private(set) lazy var doubtfulRelationships = findDoubtfulRelationships()
    /// The relationships whose inverse doesn't name them in turn; most models have none.
    private(set) lazy var oneSidedInverses = findOneSidedInverses()
    /// The attributes whose values must satisfy conditions, each with the name of its entity.
    private(set) lazy var constrainedAttributes: [(entity: String, Attribute)] =
        model.entities.indices.flatMap { index in
            model.entities[index].properties.constrainedAttributes.map {
                (model.entities[index].name, $0)
            }
        }
    /// The inheritance of properties between entities.
    private(set) lazy var lineage = Lineage(model.entities, adds: \.hasProperties)
    package private(set) var found: [Diagnostic] = []
    private let editor: PartEditor?
    private var search = NameSearch()

    package init(
        _ model: Model,
        isForCoreData: Bool,
        isIncomplete: Bool = false,
        editor: PartEditor? = nil
    ) {
        self.model = model
        self.isForCoreData = isForCoreData
        self.isIncomplete = isIncomplete
        self.editor = editor
        entities = places(of: model.entities.indices.map { model.entities[$0].name })
        composites = places(of: model.composites.map(\.name))
    }

    /// Whether the model was declared in Swift.
    var isSwift: Bool { model.sources.allSatisfy { $0.path.hasSuffix(".swift") } }

    /// Returns the place of the first part that the declaration has, or of the whole declaration.
    func place(_ origin: Origin, _ parts: String...) -> SourceLocation {
        let part = parts.first { name in origin.parts.contains { $0.name == name } }
        return origin.location(of: part)
    }
}

extension RuleContext {
    func report<Reported: Rule>(
        _ rule: Reported.Type,
        at place: SourceLocation,
        _ message: String,
        notes: [Diagnostic.Note] = [],
        fix: Diagnostic.Fix? = nil
    ) {
        found.append(
            Diagnostic(rule.severity, rule.id, at: place, message, notes: notes, fix: fix)
        )
    }

    /// Reports an unknown name, and suggests the nearest known one.
    func reportUnknown<Reported: Rule>(
        _ rule: Reported.Type,
        at origin: Origin,
        _ part: String,
        _ message: String,
        name: String,
        known: @autoclosure () -> [String]
    ) {
        let nearest = search.nearest(to: name, in: known())
        report(
            rule,
            at: place(origin, part),
            message + didYouMean(nearest),
            fix: nearest.flatMap { fix("Write '\($0)'.", origin, part, $0) }
        )
    }

    /// Returns a fix that writes a value for a part of a declaration; `nil` if the declaration lacks
    /// the part.
    ///
    /// A place without parts is that of the part itself.
    func fix(_ message: String, _ origin: Origin, _ part: String, _ text: String) -> Diagnostic.Fix?
    {
        guard let editor, model.sources.indices.contains(origin.source),
            origin.parts.isEmpty || origin.parts.contains(where: { $0.name == part })
        else { return nil }
        let edit = editor(part, origin, origin.file.path, text)
        return edit.map { Diagnostic.Fix(message, replace: $0.range, with: $0.text) }
    }
}

extension Entity {
    fileprivate var hasProperties: Bool { properties.contains { $0.kind != .composite } }
}

private func places(of names: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
    return places
}
