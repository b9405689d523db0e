extension NSManagedObjectContext {
    public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        var found = matches(of: request)
        for descriptor in (request.sortDescriptors ?? []).reversed() {
            found = descriptor.sorted(found)
        }
        found = Array(found.dropFirst(request.fetchOffset))
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found.map { result($0, of: request.resultType) }
    }

    public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        let count = max(0, matches(of: request).count - request.fetchOffset)
        return request.fetchLimit > 0 ? min(count, request.fetchLimit) : count
    }

    private func matches<T>(of request: NSFetchRequest<T>) -> [NSManagedObject] {
        let saved = persistentStoreCoordinator?.objects ?? []
        let all = request.includesPendingChanges ? saved + inserted : saved
        return all.filter { object in
            !object.isDeleted && isWanted(object, by: request)
                && request.predicate?.evaluate(with: object) ?? true
        }
    }

    private func isWanted<T>(_ object: NSManagedObject, by request: NSFetchRequest<T>) -> Bool {
        guard let name = request.entityName else { return false }
        return request.includesSubentities
            ? object.entity.isKind(ofEntityNamed: name) : object.entity.name == name
    }

    private func result<T>(_ object: NSManagedObject, of type: NSFetchRequestResultType) -> T {
        let result: Any =
            switch type {
            case .managedObjectIDResultType: object.objectID
            case .dictionaryResultType: NSDictionary(dictionary: object.attributes)
            default: object
            }
        guard let result = result as? T else { fatalError("a result is no \(T.self)") }
        return result
    }
}
