#if canImport(CoreData)
    import CoreData
#endif

/// An object's identifier for messages. For example: `x-coredata://5C1E/People/p7`.
///
/// A managed object's own description would expose its data in logs.
func storeName(of object: some Queryable) -> String {
    #if canImport(CoreData)
        if let object = object as? NSManagedObject {
            return object.objectID.uriRepresentation().absoluteString
        }
    #endif
    return String(describing: object)
}
