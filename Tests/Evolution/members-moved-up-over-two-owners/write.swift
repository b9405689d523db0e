import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let steps = ["x", "y"].map { Step(name: $0) }
    for step in steps { context.insert(step) }
    let note = Note(title: "a")
    let plan = Plan(title: "b")
    context.insert(note)
    context.insert(plan)
    note.steps = [steps[0], steps[1]]
    plan.steps = [steps[1]]
}
