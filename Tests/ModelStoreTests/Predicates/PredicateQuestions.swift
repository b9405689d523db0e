import Foundation
import ModelStore
import Testing

/// Predicates asked of rows, of pending objects and of Foundation, which must agree.
struct PredicateQuestions {
    let rows: LibraryRows

    /// What a list of predicates finds, before and after saving, and after a change.
    func ask(_ predicates: [Predicate<Author>], _ place: String = "") throws {
        try ask(predicates, rows.authors, rows.context, "\(place), pending")
        try rows.context.save()
        try ask(predicates, rows.authors, rows.context, "\(place), saved")
        try ask(predicates, rows.authors, rows.store.context(), "\(place), stored")
        rows.changeSome(seed: 9)
        try ask(predicates, rows.authors, rows.context, "\(place), changed")
    }

    func ask(_ predicates: [Predicate<Work>]) throws {
        try ask(predicates, rows.works, rows.context, "pending")
        try rows.context.save()
        try ask(predicates, rows.works, rows.context, "saved")
        try ask(predicates, rows.works, rows.store.context(), "stored")
    }

    private func ask<Model: PersistentModel>(
        _ predicates: [Predicate<Model>],
        _ objects: [Model],
        _ context: ModelContext,
        _ place: String
    ) throws {
        for (number, predicate) in predicates.enumerated() {
            let answers = FoundationAnswers(predicate, objects)
            let descriptor = FetchDescriptor(predicate: predicate)
            let found = Set(try context.fetch(descriptor).map(answers.name))
            #expect(
                found.symmetricDifference(answers.yes).isSubset(of: answers.undefined),
                "\(place), number \(number)"
            )
            #expect(try context.fetchCount(descriptor) == found.count)
            let identifiers = try context.fetchIdentifiers(descriptor)
            #expect(Set(identifiers.map(answers.name)) == found)
        }
    }
}

/// What Foundation says about objects, by the descriptions of these.
private struct FoundationAnswers<Model: PersistentModel> {
    private(set) var yes: Set<String> = []
    /// The objects for which evaluating is an error: a nil was unwrapped.
    private(set) var undefined: Set<String> = []

    init(_ predicate: Predicate<Model>, _ objects: [Model]) {
        for object in objects {
            do {
                if try predicate.evaluate(object) { yes.insert(name(object)) }
            } catch {
                undefined.insert(name(object))
            }
        }
    }

    func name(_ object: Model) -> String { name(object.persistentModelID) }
    func name(_ identifier: PersistentIdentifier) -> String { identifier.description }
}
