import ModelStore
import Testing

/// Makes long chains of objects, and does things to them. Each method leaves an empty file.
struct ChainRun {
    let count: Int
    let store: Store

    init(_ count: Int) throws {
        self.count = count
        store = try Store([Link.self, Trunk.self, Room.self, Bead.self, Step.self, Shell.self])
    }

    /// New links; each leads to the next.
    func links(in context: ModelContext) -> [Link] {
        let links = (0..<count).map { Link(number: $0) }
        for link in links { context.insert(link) }
        for index in links.indices.dropFirst() { links[index - 1].next = links[index] }
        return links
    }

    /// New branches; each grows from the one before.
    func branches(in context: ModelContext) -> [Branch] {
        let branches = (0..<count).map { Branch(number: $0) }
        for branch in branches { context.insert(branch) }
        for index in branches.indices.dropFirst() { branches[index].stem = branches[index - 1] }
        return branches
    }

    /// What's left of a class in the file.
    func expectNone(_ table: String) throws {
        #expect(try store.integer("SELECT count(*) FROM \"\(table)\"") == 0)
        #expect(try store.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    }
}
