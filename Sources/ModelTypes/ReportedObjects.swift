import Foundation

/// The attributes already reported, by object, for the lifetime of the object.
final class ReportedObjects: @unchecked Sendable {
    // Sendable: everything is private, `lock` never changes, and the rest is only accessed while
    // holding it. Of the objects, only their identity and whether they're alive is used.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    private struct Entry {
        weak var object: AnyObject?
        var properties: Set<String> = []
    }

    /// Whether this is the first call for this attribute of this object.
    func isFirst(_ property: String, of object: AnyObject) -> Bool {
        lock.withLock {
            removeDeadEntries()
            // A new object may reuse the address of a deallocated one; hence the weak reference.
            let key = ObjectIdentifier(object)
            var entry =
                entries[key].flatMap { $0.object === object ? $0 : nil }
                ?? Entry(object: object)
            defer { entries[key] = entry }
            return entry.properties.insert(property).inserted
        }
    }

    /// Searches all entries only when their number has doubled since the last search.
    private func removeDeadEntries() {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
    }
}
