import Foundation
import ModelTypes

/// Errors of reading relationships, whose getters can't throw.
struct ReadErrors {
    /// The first one, until it is thrown.
    private(set) var first: StoreError?
    /// Whether there is a first one: to look at an error is to copy it.
    private(set) var isEmpty = true
    /// How many there have been.
    private(set) var count = 0
    /// Why a change was not made: it needed members that couldn't be read. Saving throws it until
    /// the context is rolled back.
    private(set) var unmadeChange: StoreError?

    fileprivate mutating func note(_ error: StoreError) {
        if isEmpty { first = error }
        isEmpty = false
        count += 1
    }

    fileprivate mutating func take() -> StoreError? {
        defer { (first, isEmpty) = (nil, true) }
        return first
    }

    fileprivate mutating func noteUnmadeChange() { unmadeChange = unmadeChange ?? first }

    /// Pending changes are given up, and with them those that were not made.
    mutating func forgetUnmadeChange() { unmadeChange = nil }

    /// Everything is given up.
    mutating func forgetAll() { (first, isEmpty, unmadeChange) = (nil, true, nil) }
}

extension ModelContext {
    /// What a getter reads: it can't throw, so the next call that can throw does.
    @discardableResult
    func recover<Result>(_ read: () throws -> Result) -> Result? {
        let use = beginUse("reading a relationship")
        defer { use.end() }
        do {
            return try read()
        } catch {
            let error = error as? StoreError ?? .invalidModel("\(error)")
            readErrors.note(error)
            report(error)
            return nil
        }
    }

    private func report(_ error: StoreError) {
        if let onReadError { return onReadError(error) }
        FileHandle.standardError.write(Data("\(error)\n".utf8))
    }

    /// Throws what couldn't be read since the last call that throws.
    @inline(__always)
    func throwReadError() throws {
        if !readErrors.isEmpty { try takeReadError() }
    }

    private func takeReadError() throws {
        if let error = readErrors.take() { throw error }
    }

    /// Makes a change that may read; if it can't, the change is incomplete, and saving throws.
    func change(_ body: () -> Void) {
        let count = readErrors.count
        body()
        if readErrors.count != count { noteUnmadeChange() }
    }

    /// A change needed what couldn't be read, and was not made.
    func noteUnmadeChange() { readErrors.noteUnmadeChange() }

    /// Deals with the row of an object that was asked for by a getter.
    ///
    /// As for a missing value, the program stops, unless the model says otherwise.
    /// - Throws: `StoreError.undecodable` for a row of another class.
    func stop(at row: UndecodableRow) throws {
        guard row.reason == .value else { throw StoreError.undecodable(row) }
        MissingValue.handler(
            MissingValue(
                property: "\(row.identifier.entityName).\(row.property)",
                object: row.identifier.description
            )
        )
    }
}
