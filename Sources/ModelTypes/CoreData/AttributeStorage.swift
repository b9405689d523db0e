#if canImport(CoreData)
    import CoreData

    /// How a store keeps the values of an attribute.
    ///
    /// For example: `.attribute("photo", .binary, storage: [.external, .encryptedInCloud])`.
    public struct AttributeStorage: OptionSet, Sendable {
        /// The bits. For example: `AttributeStorage.external.rawValue`.
        public let rawValue: Int

        /// A set with the given bits. For example: `AttributeStorage(rawValue: 0)` is empty.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Large values may be files next to the store. For example: photos.
        public static let external = AttributeStorage(rawValue: 1)
        /// Spotlight finds the values. For example: the text of a note.
        public static let spotlight = AttributeStorage(rawValue: 2)
        /// CloudKit encrypts the values. For example: a diagnosis.
        public static let encryptedInCloud = AttributeStorage(rawValue: 4)
        /// The persistent history keeps the value of a deleted object. For example: an identifier
        /// that a server knows.
        public static let preservedInHistory = AttributeStorage(rawValue: 8)

        func apply(to attribute: NSAttributeDescription) {
            attribute.allowsExternalBinaryDataStorage = contains(.external)
            attribute.isIndexedBySpotlight = contains(.spotlight)
            attribute.allowsCloudEncryption = contains(.encryptedInCloud)
            attribute.preservesValueInHistoryOnDeletion = contains(.preservedInHistory)
        }
    }
#endif
