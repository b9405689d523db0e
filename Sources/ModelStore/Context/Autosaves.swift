import Foundation

/// The main contexts that wait for their turn to save.
final class Autosaves: @unchecked Sendable {
    // Sendable, because `waiting` is only touched under `lock`, and the contexts in it by the main
    // actor alone.
    static let shared = Autosaves()
    private let lock = NSLock()
    private var waiting: [ModelContext] = []

    /// Tells the main queue from others: on Linux it may leave the main thread.
    private let mainQueue = DispatchSpecificKey<Bool>()

    private init() {
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
        atexit { Autosaves.shared.endProgram() }
    }

    /// Has a context save on the main actor's next turn.
    func add(_ context: ModelContext) {
        let isFirst = lock.withLock {
            waiting.append(context)
            return waiting.count == 1
        }
        if isFirst { Task { @MainActor in Autosaves.shared.run() } }
    }

    private func run() {
        let contexts = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for context in contexts { context.autosave() }
    }

    /// Without a turn of the main actor between the last change and the end, this is the last
    /// chance to save. Only the main actor may use the contexts.
    private func endProgram() {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true { run() }
    }
}

extension ModelContext {
    /// Has a main context save on the main actor's next turn; others are told by their executor.
    func scheduleAutosave() {
        guard isMain else { return }
        isAutosaveScheduled = true
        Autosaves.shared.add(self)
    }

    /// Saves what is pending, if the context still does so by itself.
    func autosave() {
        isAutosaveScheduled = false
        guard autosaveEnabled, hasChanges, !isWriting else { return }
        do { try save() } catch {
            if let onAutosaveError { return onAutosaveError(error) }
            FileHandle.standardError.write(Data("saving the context: \(error)\n".utf8))
        }
    }
}
