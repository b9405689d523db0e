import Foundation

/// A value that any thread can read and replace.
///
/// For example: `let handler = Replaceable(standardHandler)`, then `handler.value = other`.
// `Mutex` would do the same, but needs macOS 15.
package final class Replaceable<Value: Sendable>: @unchecked Sendable {
    // Sendable: both properties are private, `lock` never changes, and `stored` is only accessed in
    // `withLock`. The value that leaves it is Sendable.
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
