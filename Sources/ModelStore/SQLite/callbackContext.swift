// SQLite hands a callback the pointer that it was registered with. Safe if the connection owns the
// object, as it then outlives the callback.

/// - Parameter isRetained: Whether SQLite keeps the object, and passes it to ``release(_:)`` at the end.
func callbackContext(_ object: AnyObject, isRetained: Bool = false) -> UnsafeMutableRawPointer {
    let object = Unmanaged.passUnretained(object)
    return (isRetained ? object.retain() : object).toOpaque()
}

/// Gives back an object that SQLite kept.
func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

extension UnsafeMutableRawPointer {
    /// The object behind a callback's pointer.
    func object<Object: AnyObject>(as type: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
    }
}
