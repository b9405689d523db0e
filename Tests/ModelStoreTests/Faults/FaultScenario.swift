import Foundation

/// What a program does with a store, for running it with a fault at every place.
///
/// For example: opens a file, and saves.
struct FaultScenario<State> {
    /// Puts files into an empty folder, and makes what is needed for running; nothing fails.
    let prepare: (URL) throws -> State
    /// The part in which something fails; run again without faults if it throws.
    let run: (State) throws -> Void
    /// Whether all of its changes may be in the files though it throws.
    var mayThrowWhenDone = false
    /// Everything that the files in a folder hold; with `undecided` if a save is in some of them.
    let contents: (URL) throws -> [String]
    /// What the program has in memory, which an error may not change. For example: pending changes.
    let memory: (State) throws -> [String]
    /// Looks at the files in a folder as another program that opens them.
    let check: (URL) throws -> Void

    /// A line of the contents.
    static var undecided: String { "a save that isn't decided" }
}
