import Foundation

/// The attributes already reported, by object, for as long as the object lives.
final class ReportedObjects: @unchecked Sendable {
    // Sendable, because all is private, `lock` never changes, and the rest is only touched under
    // it. Of the objects nothing is used but whether they still live and are the same.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    private struct Entry {
        weak var object: AnyObject?
        var properties: Set<String> = []
    }

    /// Whether this attribute of this object was never asked about before.
    func isFirst(_ property: String, of object: AnyObject) -> Bool {
        lock.withLock {
            removeDeadEntries()
            // A dead object's address may be taken by a new one: hence the weak reference.
            let key = ObjectIdentifier(object)
            var entry =
                entries[key].flatMap { $0.object === object ? $0 : nil }
                ?? Entry(object: object)
            defer { entries[key] = entry }
            return entry.properties.insert(property).inserted
        }
    }

    /// Looks through all entries only when their number has doubled since the last time.
    private func removeDeadEntries() {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
    }
}
