import Foundation
import ModelStore
import TestSupport

/// A random model with rows, and another model that opens its file.
struct MigrationPair {
    let seed: UInt64
    private let folder: TemporaryFolder
    private let file: URL
    private var random: SeededGenerator
    private(set) var mutations: [Mutation] = []
    private var model: EvolvingModel
    private var graph: ObjectGraph
    private(set) var wasMigrated = false

    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    init(seed: UInt64) throws {
        self.seed = seed
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
        random = SeededGenerator(seed: seed)
        model = EvolvingModel(&random)
        _ = try model.open(file)
        var rows = try SampleRows(model, file, random)
        graph = try rows.write(file)
    }

    /// Opens the file with one changed model after the other.
    mutating func run(versions: Int = 2) throws {
        do {
            for _ in 1..<versions { try migrate() }
        } catch {
            throw Mistake(description: "seed \(seed), \(mutations): \(error)")
        }
    }

    private mutating func migrate() throws {
        let old = model
        let start = mutations.count
        for _ in 0..<1 + random.int(3) {
            let mutation = random.pick(Mutation.allCases)
            // Names that this step gives must be said.
            if mutation == .forgetNames, mutations.count > start { continue }
            // Names that were exchanged and changed at once don't tell what they were.
            let isExchanged = mutations[start...].contains {
                $0 == .exchangeNames || $0 == .exchangeEntities
            }
            if isExchanged, mutation == .renameAttribute || mutation == .renameEntity { continue }
            mutations.append(mutation)
            mutation.apply(to: &model, &random)
        }
        do {
            try open(mutations[start...], old)
        } catch StoreError.newerModel {
            // The changes led back to a model that the file has had.
            model = old
        } catch StoreError.cannotMigrate(_, let problems)
            where problems.contains(where: { $0.kind == .maybeRenamed })
        {
            // One entity was removed, and another one that looks like it was added.
            model = old
        } catch is LeftOutClass {
            model = old
        }
    }

    private mutating func open(_ mutations: ArraySlice<Mutation>, _ old: EvolvingModel) throws {
        let copies = try recordlessCopy(mutations, old)
        guard let wanted = expected(old) else {
            try refuse(file)
            model = old
            return
        }
        try migrate(file, wanted, old)
        if let copies { try migrate(copies, wanted, old) }
        graph = wanted
        wasMigrated = true
    }

    private func expected(_ old: EvolvingModel) -> ObjectGraph? {
        let isPromised = model.entities.filter { !$0.isAbstract }.allSatisfy { entity in
            let sources = old.entities.filter {
                !$0.isAbstract
                    && model.entity(forRowsOf: $0.number, in: old)?.number == entity.number
            }
            return sources.allSatisfy { source in
                let known = old.attributes(of: source)
                return model.attributes(of: entity).allSatisfy { attribute in
                    known.filter { $0.number == attribute.number }.allSatisfy {
                        Conversion($0.type, attribute.type).isPromised
                            || !graph.hasValues(of: attribute.number, in: source.number)
                    }
                }
            }
        }
        return isPromised ? graph.moved(from: old, to: model) : nil
    }

    /// The file as if it were from before files described themselves.
    private func recordlessCopy(_ mutations: ArraySlice<Mutation>, _ old: EvolvingModel) throws
        -> URL?
    {
        // A decimal looks like a text there.
        let decimals = old.entities.flatMap(\.attributes).filter { $0.type == .decimal }
        let others = model.entities.flatMap(\.attributes).filter { $0.type != .decimal }
        guard mutations.allSatisfy(\.worksWithoutRecord), old.isWithoutEarlierNames,
            Set(decimals.map(\.number)).isDisjoint(with: others.map(\.number))
        else { return nil }
        let copy = folder.url.appendingPathComponent("copy\(self.mutations.count).sqlite")
        try FileManager.default.copyItem(at: file, to: copy)
        try Database(copy).execute("DROP TABLE \"_ModelStore_schema\"")
        return copy
    }

    private func refuse(_ file: URL) throws {
        let before = try FileDump(file)
        do {
            _ = try model.open(file)
        } catch StoreError.cannotMigrate {
            if try FileDump(file) != before { throw Mistake(description: "refused and changed") }
            return
        }
        throw Mistake(description: "opened, although rows don't fit")
    }

    private func migrate(_ file: URL, _ wanted: ObjectGraph, _ old: EvolvingModel) throws {
        let isSmaller = old.entities.contains { model[entity: $0.number] == nil }
        if try model.open(file) == nil, isSmaller { throw LeftOutClass() }
        let found = try ObjectGraph(file, model)
        let unordered = model.relations.filter { relation in
            let before = old.relations.first { $0.number == relation.number }
            return
                !(relation.isOrdered && before?.isOrdered == true && before?.kind == relation.kind)
        }.map(\.number)
        let (first, second) = (found.unordered(unordered), wanted.unordered(unordered))
        if first != second { throw Mistake(description: first.difference(from: second)) }
        try checkFile(file)
        if let again = try model.open(file) {
            throw Mistake(description: "opening again: \(again.changes)")
        }
    }

    private func checkFile(_ file: URL) throws {
        let fresh = folder.url.appendingPathComponent("\(UUID().uuidString).sqlite")
        _ = try model.open(fresh)
        let (wanted, found) = (try TablePicture(fresh).lines, try TablePicture(file).lines)
        if wanted != found {
            throw Mistake(
                description: "tables lack \(wanted.subtracting(found).sorted()),"
                    + " have \(found.subtracting(wanted).sorted())"
            )
        }
        let database = try Database(file, hasFunctions: true)
        let integrity = try database.texts("PRAGMA integrity_check")
        let references = try database.rows("PRAGMA foreign_key_check")
        if integrity != ["ok"] || !references.isEmpty {
            throw Mistake(description: "\(integrity) \(references)")
        }
    }
}

/// Nothing but a class is gone, which a program may not have named: the file stays as it was.
private struct LeftOutClass: Error {}
