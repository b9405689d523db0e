import ModelStore
import Testing

extension ChainRun {
    /// Another context changes the file: the lists are renewed, and snapshots keep what they had.
    func renewListsWithSnapshots() throws {
        let context = try store.context()
        let branches = branches(in: context)
        try context.save()
        let reader = ModelContext(store.container)
        let read = try reader.fetch(Branch.self, sortBy: [Branch.fields.number.ascending])
        // Snapshots of lists that nobody has loaded.
        let snapshots = read.map(\.twigs)
        branches[0].number = -1
        try context.save()
        let first = try reader.fetch(Branch.self, where: Branch.fields.number == -1)
        #expect(first.first === read[0] && first.count == 1)
        for index in read.indices.dropLast() {
            #expect(snapshots[index].map(\.number) == [index + 1])
        }
        context.delete(branches[0])
        try context.save()
        try expectNone("Branch")
    }
}
