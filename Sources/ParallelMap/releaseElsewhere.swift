import Dispatch

/// Lets go of a value on another thread, where this one has no more use for it.
///
/// To free a large model, object by object, takes as long as to write some of its files. At the end of
/// the process, what is not freed by then need not be.
///
/// For example: `releaseElsewhere(consume model)`.
package func releaseElsewhere<Value: Sendable>(_ value: consuming Value) {
    let last = Last(value)
    DispatchQueue.global(qos: .userInitiated).async { last.release() }
}

/// The last reference to a value.
private final class Last<Value: Sendable>: @unchecked Sendable {
    // Sendable, because only the one block that has it touches `value`, once, after `init`; Dispatch
    // orders the two. What crosses threads is Sendable itself.
    private var value: Value?

    init(_ value: consuming Value) {
        self.value = value
    }

    func release() {
        value = nil
    }
}
