import Foundation
import SwiftData

enum ShelfSchemaV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
        var title: String
        var isRead: Bool

        init(title: String, isRead: Bool) {
            self.title = title
            self.isRead = isRead
        }
    }
}

enum ShelfSchemaV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Book.self] }
}

@Model
final class Book {
    @Attribute(.unique) var title: String
    var readCount: Int = 0

    init(title: String) { self.title = title }
}
