import Dispatch

/// Releases a value on another thread when this one no longer needs it.
///
/// Freeing a large model object by object takes as long as writing some of its files. Whatever
/// hasn't been freed when the process ends never needs to be.
///
/// For example: `releaseElsewhere(consume model)`.
package func releaseElsewhere<Value: Sendable>(_ value: consuming Value) {
    let last = value
    DispatchQueue.global(qos: .userInitiated).async { [last] in _ = last }
}
