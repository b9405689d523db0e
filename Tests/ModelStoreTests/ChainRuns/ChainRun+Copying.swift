import ModelStore
import Testing

extension ChainRun {
    func copyChains() throws {
        let context = try store.context()
        let link = links(in: context)[0]
        let branch = branches(in: context)[0]
        let shells = (0..<count).map { Shell(number: $0) }
        for shell in shells { context.insert(shell) }
        for index in shells.indices.dropFirst() { shells[index - 1].inner = shells[index] }
        try context.save()
        let copies = (link.clone(), branch.clone(), shells[0].clone())
        try expectChain(from: copies.0, \.next, \.number)
        try expectChain(from: copies.1, \.twigs.first, \.number)
        try expectChain(from: copies.2, \.inner, \.number)
        #expect(context.insertedModelsArray.count == 3 * count)
        try context.save()
        for table in ["Link", "Branch", "Shell"] {
            #expect(try store.integer("SELECT count(*) FROM \(table)") == 2 * Int64(count))
        }
        for object in [link, copies.0, branch, copies.1, shells[0], copies.2] as [ModelObject] {
            context.delete(object)
        }
        try context.save()
        for table in ["Link", "Branch", "Shell"] { try expectNone(table) }
    }

    private func expectChain<Object: ModelObject>(
        from first: Object,
        _ next: KeyPath<Object, Object?>,
        _ number: KeyPath<Object, Int>
    ) throws {
        var numbers: [Int] = []
        var object: Object? = first
        while let known = object {
            numbers.append(known[keyPath: number])
            object = known[keyPath: next]
        }
        #expect(numbers == Array(0..<count))
    }
}
