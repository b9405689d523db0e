import Foundation

/// The files for which schemas of a server stand.
final class FileNames: @unchecked Sendable {
    // Sendable, because `names` is only touched under `lock`.
    private let lock = NSLock()
    private var names: Set<String> = []

    func insert(_ name: String) { lock.withLock { _ = names.insert(name) } }

    func contains(_ name: String) -> Bool { lock.withLock { names.contains(name) } }
}
