@_exported import CoreData
@_exported import Foundation

extension NSManagedObjectContext {
    // developer.apple.com/documentation/coredata/nsmanagedobjectcontext/fetch(_:)
    public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        fatalError()
    }

    // developer.apple.com/documentation/coredata/nsmanagedobjectcontext/count(for:)
    public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        fatalError()
    }

    // developer.apple.com/documentation/coredata/nsmanagedobjectcontext/performandwait(_:)
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { fatalError() }

    public enum ScheduledTaskType: Sendable {
        case immediate
        case enqueued
    }

    // developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(schedule:_:)
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate,
        _ block: @escaping () throws -> T
    ) async rethrows -> T { fatalError() }
}

extension NSPersistentContainer {
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { fatalError() }
}
