// SQLite hands a callback the pointer that it was registered with. Safe if the connection owns the
// object, as it then outlives the callback.

/// - Parameter isRetained: Whether SQLite keeps the object, and has it released at the end.
func callbackContext(_ object: AnyObject, isRetained: Bool = false) -> UnsafeMutableRawPointer {
    let object = Unmanaged.passUnretained(object)
    return (isRetained ? object.retain() : object).toOpaque()
}

extension UnsafeMutableRawPointer {
    /// The object behind a callback's pointer.
    func object<Object: AnyObject>(as type: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
    }

    /// Releases the object that SQLite kept.
    func releaseObject() { Unmanaged<AnyObject>.fromOpaque(self).release() }
}
