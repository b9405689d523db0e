import Diagnostics
import ModelIR

/// Merges several models, in order; returns `nil` if two contain elements of the same name.
///
/// For example: merges the entities of a model file with the value types of a Swift file.
func mergedModel(_ models: [Model], diagnostics: inout DiagnosticSink) -> Model? {
    guard var result = models.first else { return nil }
    var clashes: [Diagnostic] = []
    for var other in models.dropFirst() {
        result.addFiles(of: &other)
        clashes += result.clashes(with: other)
        result.entities += other.entities
        result.valueTypes += other.valueTypes
        result.declarations += other.declarations
        result.codableForms = merged(result.codableForms, other.codableForms)
        result.enclosingTypes = merged(result.enclosingTypes, other.enclosingTypes)
        result.imports = Set(result.imports + other.imports).sorted()
        result.fetchRequests += other.fetchRequests
        result.configurations += other.configurations
        result.composites += other.composites
        result.existing = result.existing?.merged(with: other.existing) ?? other.existing
        result.usedWithCloudKit = result.usedWithCloudKit || other.usedWithCloudKit
        result.usedWithSwiftData = result.usedWithSwiftData || other.usedWithSwiftData
    }
    diagnostics.report(contentsOf: clashes)
    return clashes.isEmpty ? result : nil
}

/// The entries of both dictionaries; the first one's for a key of both.
private func merged<Value>(_ first: [String: Value]?, _ second: [String: Value]?) -> [String:
    Value]?
{
    guard let second else { return first }
    return (first ?? [:]).merging(second) { first, _ in first }
}

extension Model {
    fileprivate func clashes(with other: Model) -> [Diagnostic] {
        clashes(of: other.types, other, with: types, "model.type-clash")
            + clashes(of: other.requests, other, with: requests, "model.request-clash")
    }

    /// Each diagnostic is at the second declaration and refers to the first in a note.
    private func clashes(
        of others: [Named],
        _ other: Model,
        with mine: [Named],
        _ id: String
    ) -> [Diagnostic] {
        let first = Dictionary(mine.map { ($0.name, $0) }) { first, _ in first }
        return others.compactMap { element in
            guard let first = first[element.name], !first.isSame(as: element) else { return nil }
            let note = Diagnostic.Note("the \(first.what) is here", at: first.origin.location)
            let message =
                "the \(element.what) '\(element.name)' is declared in another input, too; rename one"
            let place = element.origin.location
            return Diagnostic(.error, id, at: place, message, notes: [note])
        }
    }

    private var requests: [Named] {
        fetchRequests.map { Named(what: "fetch request", name: $0.name, origin: $0.origin) }
    }

    /// Entities, composites and value types become types of the same module.
    private var types: [Named] {
        entities.map { Named(what: "entity", name: $0.name, origin: $0.origin) }
            + composites.map {
                Named(what: "composite", name: $0.name, origin: $0.origin, isStructure: true)
            }
            + valueTypes.map {
                Named(
                    what: "value type",
                    name: $0.name,
                    origin: $0.origin,
                    isStructure: $0.isStructure
                )
            }
    }
}

private struct Named {
    var what: String
    var name: String
    var origin: Origin
    var isStructure = false

    /// A struct with the name of a composite describes that composite.
    func isSame(as other: Named) -> Bool {
        isStructure && other.isStructure && what != other.what
    }
}
