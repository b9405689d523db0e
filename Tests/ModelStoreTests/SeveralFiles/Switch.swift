import Foundation

/// On or off, for closures that run while something else does.
final class Switch: @unchecked Sendable {
    // Sendable, because both are private, `lock` never changes, and `value` is only touched in
    // `withLock`.
    private let lock = NSLock()
    private var value = false

    var isOn: Bool {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}
