#if canImport(CoreData)
    import CoreData

    extension Queryable where Self: NSManagedObject {
        /// Reads primitive values as Core Data's own accessors do: a fault is fired first.
        ///
        /// For example: `access("age") { primitiveAge?.int16Value }`. After the page of
        /// `NSManagedObject.primitiveValue(forKey:)`.
        @inlinable
        public func access<Value>(_ key: String, _ read: () -> Value) -> Value {
            willAccessValue(forKey: key)
            defer { didAccessValue(forKey: key) }
            return read()
        }

        /// Writes primitive values as Core Data's own accessors do: the context learns of the change.
        ///
        /// For example: `change("age") { primitiveAge = 7 }`.
        @inlinable
        public func change(_ key: String, _ write: () -> Void) {
            willChangeValue(forKey: key)
            defer { didChangeValue(forKey: key) }
            write()
        }
    }
#endif
