import ModelStore
import Testing

// MARK: - Objects in memory

extension ChainRun {
    func deleteLinksInMemory() throws {
        let context = try store.context()
        let links = links(in: context)
        try context.save()
        context.delete(links[0])
        #expect(links.allSatisfy { $0.isDeleted })
        #expect(
            context.deletedModelsArray.elementsEqual(links) { $0 === $1 },
            "in the order of the chain"
        )
        try context.save()
        try expectNone("Link")
    }

    func deleteNewLinks() throws {
        let context = try store.context()
        let links = links(in: context)
        context.delete(links[0])
        #expect(context.insertedModelsArray.isEmpty)
        try context.save()
        try expectNone("Link")
    }

    func deleteRing() throws {
        let context = try store.context()
        let links = links(in: context)
        links[count - 1].next = links[0]
        try context.save()
        context.delete(links[count / 2])
        #expect(links.allSatisfy { $0.isDeleted })
        try context.save()
        try expectNone("Link")
    }

    func deleteTreeInMemory() throws {
        let context = try store.context()
        let branches = branches(in: context)
        try context.save()
        context.delete(branches[0])
        #expect(
            context.deletedModelsArray.elementsEqual(branches) { $0 === $1 },
            "in the order of the chain"
        )
        try context.save()
        try expectNone("Branch")
    }

    func deleteRoomsAndDoors() throws {
        let context = try store.context()
        let rooms = (0..<count / 2).map { Room(number: $0) }
        for room in rooms { context.insert(room) }
        for index in rooms.indices.dropFirst() {
            let door = Door()
            context.insert(door)
            door.room = rooms[index - 1]
            rooms[index].entrance = door
        }
        try context.save()
        context.delete(rooms[0])
        #expect(rooms.allSatisfy { $0.isDeleted })
        try context.save()
        try expectNone("Room")
        try expectNone("Door")
    }

    func rollBackDeletion() throws {
        let context = try store.context()
        let links = links(in: context)
        try context.save()
        context.delete(links[0])
        context.rollback()
        #expect(links.allSatisfy { !$0.isDeleted } && !context.hasChanges)
        #expect(links[0].next === links[1] && links[count - 1].previous === links[count - 2])
        context.delete(links[0])
        try context.save()
        try expectNone("Link")
    }
}
