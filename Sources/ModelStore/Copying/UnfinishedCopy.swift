import Foundation

/// Whether a store has the rows of a copy that was interrupted: some of them, without their references being
/// checked.
final class UnfinishedCopy: @unchecked Sendable {
    // Sendable, because `source` is only touched under `lock`.
    private let lock = NSLock()
    private var source: String?
    private let place: String

    /// - Parameters:
    ///   - connection: A connection to the store, which asks for its record.
    ///   - place: The store's path or address, without a password.
    init(_ connection: Connection, place: String) throws {
        self.place = place
        source = try CopyRecord(connection).source()
    }

    /// A store that no copy fills.
    init() { place = "" }

    func begin(_ source: String) { lock.withLock { self.source = source } }

    func end() { lock.withLock { source = nil } }

    /// - Throws: `StoreError.unsupported` if rows are missing.
    func check() throws {
        guard let source = lock.withLock({ source }) else { return }
        throw StoreError.unsupported(
            "\(place) has a part of the rows of \(source): copying them was interrupted; call copy(from:to:) again,"
                + " or erase() to start anew"
        )
    }
}
