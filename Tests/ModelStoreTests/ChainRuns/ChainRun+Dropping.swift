import ModelStore
import Testing

// MARK: - Objects that nobody needs any longer

extension ChainRun {
    /// New and stored objects that hold each other, and the context, which is released before or after them.
    func dropChains() throws {
        do {
            let context = try store.context()
            var beads = [Bead(number: 0)]
            context.insert(beads[0])
            for number in 1..<count {
                let bead = Bead(number: number)
                context.insert(bead)
                bead.next = beads[number - 1]
                beads.append(bead)
            }
            _ = links(in: context)
            try context.save()
            beads = []
        }
        var last: Bead?
        do {
            let context = try store.context()
            let all = try context.fetch(Bead.self)
            for bead in all { _ = bead.next?.number }
            last = all.last
        }
        #expect(last?.modelContext == nil && last?.number == count - 1)
        last = nil
        try clear()
    }

    private func clear() throws {
        let context = try store.context()
        try context.delete(model: Bead.self)
        try context.delete(model: Link.self)
        try context.save()
        try expectNone("Bead")
        try expectNone("Link")
    }

    /// Deleted objects that denied to be: nothing took their references from them.
    func dropDeniedSteps() throws {
        let context = try store.context()
        var steps: [Step] = []
        for number in 0..<count {
            let step = Step(number: number)
            context.insert(step)
            step.below = steps.last
            steps.append(step)
        }
        try context.save()
        for step in steps { context.delete(step) }
        try context.save()
        try expectNone("Step")
        #expect(steps.allSatisfy { $0.below == nil })
        // The first ones are held by the last, which goes last.
        steps = []
    }
}
