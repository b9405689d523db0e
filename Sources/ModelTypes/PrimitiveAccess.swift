#if canImport(CoreData)
    import CoreData

    extension Queryable where Self: NSManagedObject {
        /// Reads primitive values like Core Data's own accessors, firing a fault first.
        ///
        /// For example: `access("age") { primitiveAge?.int16Value }`. See the documentation of
        /// `NSManagedObject.primitiveValue(forKey:)`.
        @inlinable
        public func access<Value>(_ key: String, _ read: () -> Value) -> Value {
            willAccessValue(forKey: key)
            defer { didAccessValue(forKey: key) }
            return read()
        }

        /// Writes primitive values like Core Data's own accessors, notifying the context of the
        /// change.
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
