// SQLite hands a callback the pointer that it was registered with. Safe if the connection owns the
// object, as it then outlives the callback.

func callbackContext(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
}

/// The pointer to an object that SQLite keeps, and gives to ``release(_:)`` at the end.
func retainedContext(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(object).toOpaque()
}

/// Gives back a ``retainedContext(_:)``, when SQLite closes the function.
func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

extension UnsafeMutableRawPointer {
    /// The object behind a callback's pointer.
    func object<Object: AnyObject>(as type: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
    }
}
