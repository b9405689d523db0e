import ModelStore
import Testing

// MARK: - Objects that are only in the file

extension ChainRun {
    func deleteStoredLinks() throws {
        let key = try saved { context in links(in: context)[0] }
        let context = try store.context()
        context.delete(try #require(try context.model(for: key, as: Link.self)))
        try context.save()
        try expectNone("Link")
    }

    func deleteStoredTree() throws {
        let key = try saved { context in branches(in: context)[0] }
        let context = try store.context()
        context.delete(try #require(try context.model(for: key, as: Branch.self)))
        try context.save()
        try expectNone("Branch")
    }

    func deleteUnreadTree() throws {
        let key = try saved { context in
            let trunk = Trunk(number: 0)
            context.insert(trunk)
            branches(in: context)[0].trunk = trunk
            return trunk
        }
        try deleteUnread(key)
        try expectNone("Branch")
    }

    /// Some branches grow from several others, some from what grows from them.
    func deleteUnreadGraph() throws {
        let key = try saved { context in
            let trunk = Trunk(number: 0)
            context.insert(trunk)
            let branches = branches(in: context)
            branches[0].trunk = trunk
            branches[0].graft = branches[count - 1]
            for index in stride(from: 2, to: count, by: 3) {
                branches[index].graft = branches[index / 2]
            }
            return trunk
        }
        try deleteUnread(key)
        try expectNone("Branch")
    }

    private func deleteUnread(_ key: PersistentIdentifier) throws {
        let context = try store.context()
        context.delete(try #require(try context.model(for: key, as: Trunk.self)))
        #expect(context.deletedModelsArray.count == 1, "the rest is left to the database")
        try context.save()
        try expectNone("Trunk")
    }

    func settleManyCascades() throws {
        let context = try store.context()
        for number in 0..<count {
            let trunk = Trunk(number: number)
            context.insert(trunk)
            let branch = Branch(number: number)
            context.insert(branch)
            branch.trunk = trunk
        }
        try context.save()
        let other = try store.context()
        for trunk in try other.fetch(Trunk.self) { other.delete(trunk) }
        #expect(try other.fetch(Branch.self).isEmpty)
        #expect(other.deletedModelsArray.count == 2 * count)
        try other.save()
        try expectNone("Branch")
    }

    /// Saves what a context of its own makes.
    private func saved(
        _ make: (ModelContext) throws -> ModelObject
    ) throws -> PersistentIdentifier {
        let context = try store.context()
        let object = try make(context)
        try context.save()
        return object.persistentModelID
    }
}
