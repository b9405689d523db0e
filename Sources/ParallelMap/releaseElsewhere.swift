import Dispatch

/// Lets go of a value on another thread, where this one has no more use for it.
///
/// To free a large model, object by object, takes as long as to write some of its files. At the end of
/// the process, what is not freed by then need not be.
///
/// For example: `releaseElsewhere(consume model)`.
package func releaseElsewhere<Value: Sendable>(_ value: consuming Value) {
    let last = value
    DispatchQueue.global(qos: .userInitiated).async { [last] in _ = last }
}
