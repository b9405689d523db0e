public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    // Sendable, as Apple's is: a row is given once, by the context that saves it.
    public let entity: NSEntityDescription
    private let temporary = UUID().uuidString
    private var row: Int?

    init(entity: NSEntityDescription) {
        self.entity = entity
    }

    public var isTemporaryID: Bool { row == nil }

    public func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            row.map { "x-coredata://stub/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(temporary)"
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    func makePermanent(row: Int) {
        if self.row == nil { self.row = row }
    }
}
