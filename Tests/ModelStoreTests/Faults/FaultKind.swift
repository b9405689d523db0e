import CFaultVFS
import CSQLite
import ModelStore

/// Which operations fail, and how many of them.
enum FaultKind: String, CaseIterable, Codable, Sendable {
    /// One call into the file system.
    case call
    /// A call into the file system, and all that follow.
    case callsFromThereOn
    /// A write, and all that follow, as the disk is full.
    case fullDisk
    /// A lock, and all that follow, as another process has it.
    case locked
    /// One of SQLite's allocations.
    case allocation
    /// One of SQLite's allocations, and all that follow.
    case allocationsFromThereOn

    static let ofFiles: [FaultKind] = [.call, .callsFromThereOn, .fullDisk, .locked]
    static let ofMemory: [FaultKind] = [.allocation, .allocationsFromThereOn]

    /// Has an operation fail, counted from 1 on.
    func begin(at number: Int) {
        fault_begin(Int32(operations.rawValue), Int32(number), isLasting ? 1 : 0, code)
    }

    /// Whether an error of the store says what has failed.
    func isReported(by error: any Error) -> Bool {
        guard let error = error as? StoreError, let failure = error.failure else { return false }
        return switch (self, error) {
        case (.call, .inputOutput), (.call, .cannotOpen): true
        case (.callsFromThereOn, .inputOutput), (.callsFromThereOn, .cannotOpen): true
        case (.fullDisk, .diskFull), (.locked, .busy): true
        case (.allocation, _), (.allocationsFromThereOn, _): failure.code & 0xFF == SQLITE_NOMEM
        default: false
        }
    }

    private var operations: fault_operations {
        switch self {
        case .call, .callsFromThereOn: fault_operations(fault_allocation.rawValue - 1)
        case .fullDisk: fault_write
        case .locked: fault_lock
        case .allocation, .allocationsFromThereOn: fault_allocation
        }
    }

    private var isLasting: Bool { self != .call && self != .allocation }

    private var code: Int32 {
        switch self {
        case .fullDisk: SQLITE_FULL
        case .locked: SQLITE_BUSY
        case .call, .callsFromThereOn, .allocation, .allocationsFromThereOn: SQLITE_OK
        }
    }
}

/// What fails in one run after the other, and what the program does then.
struct FaultPlan: Codable, Sendable, CustomStringConvertible {
    let kind: FaultKind
    var ending = FaultEnding.retry
    /// How far the next operation that fails is from the one before.
    var step = 1

    var description: String { "\(kind) \(ending)" }
}

/// What a program does after an error.
enum FaultEnding: String, CaseIterable, Codable, Sendable {
    /// It tries again, when nothing fails any more.
    case retry
    /// It ends while everything still fails that did.
    case end
}
