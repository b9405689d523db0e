// SQLite hands a callback the pointer that it was registered with. Safe if the connection owns the
// object, as it then outlives the callback.

func callbackContext(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
}

extension UnsafeMutableRawPointer {
    /// The object behind a callback's pointer.
    func object<Object: AnyObject>(as type: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
    }
}
