import Foundation

/// A value that any thread may read and replace.
///
/// For example: `let handler = Replaceable(standardHandler)`, then `handler.value = other`.
// `Mutex` would do the same, from macOS 15 on.
package final class Replaceable<Value: Sendable>: @unchecked Sendable {
    // Sendable, because both are private, `lock` never changes, and `stored` is only touched in
    // `withLock`; what leaves it is Sendable itself.
    private let lock = NSLock()
    private var stored: Value

    package init(_ value: Value) {
        stored = value
    }

    package var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
