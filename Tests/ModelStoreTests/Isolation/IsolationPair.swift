import Foundation
import ModelStore
import TestSupport
import Testing

/// Who else uses the file.
enum OtherUser: CaseIterable {
    case context
    case process
}

/// Two users of one file, the first of which says when the other does what.
struct IsolationPair {
    private let folder: TemporaryFolder
    private let file: URL
    private let conflicts: ModelConfiguration.ConflictPolicy

    typealias Ask = (IsolationStep) throws -> String

    init(conflicts: ModelConfiguration.ConflictPolicy = .lastWriterWins) throws {
        folder = try TemporaryFolder()
        file = Self.file(in: folder.url)
        self.conflicts = conflicts
        try IsolationUser.fill(file)
    }

    /// The answer to all questions after the other process.
    private static let end = "ended"

    private static func file(in folder: URL) -> URL {
        folder.appendingPathComponent("store.sqlite")
    }

    /// Runs the steps of the first user, which may ask the other one between them.
    /// - Returns: what the body returns: whatever both have seen.
    func run(
        _ other: OtherUser,
        _ body: @escaping @Sendable (IsolationUser, Ask) throws -> [String]
    ) async throws -> [String] {
        switch other {
        case .context:
            let user = try IsolationUser(file, conflicts)
            return try body(IsolationUser(file, conflicts), user.run)
        case .process: return try await runWithProcess(body)
        }
    }

    private func runWithProcess(
        _ body: @escaping @Sendable (IsolationUser, Ask) throws -> [String]
    ) async throws -> [String] {
        for name in ["questions", "answers"] { try StepPipe.make(name, in: folder.url) }
        let detects = conflicts == .error
        async let exit: Void = {
            await #expect(processExitsWith: .success) {
                [path = folder.path as String, detects = detects as Bool] in
                try IsolationPair.answer(
                    in: URL(fileURLWithPath: path),
                    detects ? .error : .lastWriterWins
                )
            }
            // The process may start long after the first question, and end before the last answer.
            try? StepPipe("answers", in: folder.url).write(Self.end)
        }()
        let seen = try await onThread { [folder, file, conflicts] in
            let questions = try StepPipe("questions", in: folder.url)
            let answers = try StepPipe("answers", in: folder.url)
            func nextAnswer() throws -> String {
                let answer = try answers.read(limit: -1)
                if answer == Self.end { throw Database.Failure(text: "the other user has ended") }
                return answer
            }
            func ask(_ step: IsolationStep) throws -> String {
                let question = try JSONEncoder().encode(step)
                try questions.write(String(decoding: question, as: UTF8.self))
                return try nextAnswer()
            }
            // Nothing is locked before: a task starts the process, and other tasks may wait for locks.
            _ = try nextAnswer()
            defer { _ = try? ask(.end) }
            return try body(IsolationUser(file, conflicts), ask)
        }
        await exit
        return seen
    }

    /// What the other process does.
    private static func answer(
        in folder: URL,
        _ conflicts: ModelConfiguration.ConflictPolicy
    ) throws {
        let user = try IsolationUser(file(in: folder), conflicts)
        let questions = try StepPipe("questions", in: folder)
        let answers = try StepPipe("answers", in: folder)
        try answers.write("ready")
        while true {
            let question = Data(try questions.read().utf8)
            let step = try JSONDecoder().decode(IsolationStep.self, from: question)
            try answers.write(try user.run(step))
            if case .end = step { return }
        }
    }
}

/// Runs what waits for another process, which no thread of the tests' tasks should.
private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result { try body() })
        }
    }
}
