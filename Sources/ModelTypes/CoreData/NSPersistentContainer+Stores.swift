#if canImport(CoreData)
    import CoreData

    extension NSPersistentContainer {
        /// A container with stores that aren't open yet.
        ///
        /// For example:
        /// `NSPersistentContainer(name: "Notes", managedObjectModel: model, stores: [.inMemory])`.
        /// - Parameter stores: The stores; if there are none, the file that the container's name
        ///   determines.
        public convenience init(
            name: String,
            managedObjectModel model: NSManagedObjectModel,
            stores: [NSPersistentStoreDescription]
        ) {
            self.init(name: name, managedObjectModel: model)
            if !stores.isEmpty { persistentStoreDescriptions = stores }
        }
    }

    extension NSPersistentStoreDescription {
        /// A store in an SQLite file, which is created if it doesn't exist.
        ///
        /// For example: `.file(at: URL.documentsDirectory.appending(path: "Notes.sqlite"))`.
        /// - Parameter configuration: The configuration whose entities it stores; `nil` for all.
        public static func file(
            at url: URL,
            configuration: String? = nil
        ) -> NSPersistentStoreDescription {
            let description = NSPersistentStoreDescription(url: url)
            if let configuration { description.configuration = configuration }
            return description
        }

        /// A store for tests and previews, which leaves nothing behind.
        ///
        /// For example: `NotesStack(.inMemory)`. It's an SQLite store without a file, so it knows
        /// uniqueness constraints and composites, which `NSInMemoryStoreType` doesn't.
        public static var inMemory: NSPersistentStoreDescription {
            NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
        }
    }
#endif
