/// The errors of the store under the name that SwiftData gives its own.
///
/// For example: `catch let error as SwiftDataError`. SwiftData's constants, such as
/// ``StoreError/loadIssueModelContainer``, are groups of errors, whose cases say more.
public typealias SwiftDataError = StoreError

extension StoreError {
    /// The errors that one of SwiftData's constants stands for.
    ///
    /// For example:
    /// ```swift
    /// do {
    ///     container = try ModelContainer(for: Person.self)
    /// } catch SwiftDataError.loadIssueModelContainer {
    ///     // Move the file away.
    /// }
    /// ```
    /// A group can be thrown, too, as a test's own store does: `throw SwiftDataError.missingModelContext`.
    public struct Group: Error, Hashable {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// What prevents a file from being opened. For example: `StoreError.cannotMigrate`.
        public static let loadIssueModelContainer = Self("loadIssueModelContainer")
        /// A file of a newer version of the model. For example: `StoreError.newerModel`.
        public static let backwardMigration = Self("backwardMigration")
        /// What saving refuses. For example: `StoreError.missingValue`.
        public static let modelValidationFailure = Self("modelValidationFailure")
        /// An object that isn't in the context. For example: `StoreError.notInThisContext`.
        public static let missingModelContext = Self("missingModelContext")
        /// A class that isn't in the schema, or can't be. For example: `StoreError.invalidModel`.
        public static let unknownSchema = Self("unknownSchema")
        /// A predicate that can't be answered. For example: `StoreError.invalidFetch`.
        public static let unsupportedPredicate = Self("unsupportedPredicate")
        /// An order that can't be. For example: `StoreError.invalidFetch`.
        public static let unsupportedSortDescriptor = Self("unsupportedSortDescriptor")
        /// A key path that names no property of the model. For example: `StoreError.unknownName`.
        public static let unsupportedKeyPath = Self("unsupportedKeyPath")

        // MARK: What only SwiftData refuses

        /// No error of this store. For example: `catch SwiftDataError.configurationFileNameContainsInvalidCharacters`.
        public static let configurationFileNameContainsInvalidCharacters = Self(
            "configurationFileNameContainsInvalidCharacters"
        )
        /// No error of this store. For example: `catch SwiftDataError.configurationFileNameTooLong`.
        public static let configurationFileNameTooLong = Self("configurationFileNameTooLong")
        /// No error of this store. For example: `catch SwiftDataError.configurationSchemaNotFoundInContainerSchema`.
        public static let configurationSchemaNotFoundInContainerSchema = Self(
            "configurationSchemaNotFoundInContainerSchema"
        )
        /// No error of this store. For example: `catch SwiftDataError.duplicateConfiguration`.
        public static let duplicateConfiguration = Self("duplicateConfiguration")
        /// No error of this store. For example: `catch SwiftDataError.includePendingChangesWithBatchSize`.
        public static let includePendingChangesWithBatchSize = Self(
            "includePendingChangesWithBatchSize"
        )
        /// No error of this store. For example: `catch SwiftDataError.sortingPendingChangesWithIdentifiers`.
        public static let sortingPendingChangesWithIdentifiers = Self(
            "sortingPendingChangesWithIdentifiers"
        )

        /// Whether an error belongs to the group.
        ///
        /// For example: `SwiftDataError.unknownSchema.contains(error)`.
        public func contains(_ error: StoreError) -> Bool { error.groups.contains(self) }

        /// Whether an error belongs to the group, in a pattern.
        ///
        /// For example: `catch SwiftDataError.modelValidationFailure`.
        public static func ~= (group: Group, error: any Error) -> Bool {
            (error as? StoreError).map(group.contains) ?? (error as? Group == group)
        }
    }

    /// The groups that the error belongs to.
    private var groups: [Group] {
        switch self {
        case .cannotOpen, .notADatabase, .corrupt, .oldSQLite, .foreignFile, .schemaDiffers,
            .notWritable, .cannotMigrate:
            [.loadIssueModelContainer]
        case .newerModel, .newerFormat: [.loadIssueModelContainer, .backwardMigration]
        case .invalidModel: [.loadIssueModelContainer, .unknownSchema]
        case .missingValue, .memberCount, .duplicate, .notStorable, .breaksRule, .denied,
            .danglingReference, .differentKeys, .constraint:
            [.modelValidationFailure]
        case .notInOneContext, .notInThisContext, .objectIsDeleted: [.missingModelContext]
        case .invalidFetch: [.unsupportedPredicate, .unsupportedSortDescriptor]
        case .unknownName:
            [.unsupportedKeyPath, .unsupportedPredicate, .unsupportedSortDescriptor]
        case .busy, .diskFull, .readOnly, .inputOutput, .sql, .connectionLost,
            .unsupported, .notEmpty, .copyDiffers, .rowIsGone, .undecodable, .conflict:
            []
        }
    }

    /// Whether an error belongs to the group of one of SwiftData's constants.
    ///
    /// For example: `error == .modelValidationFailure`.
    public static func == (error: StoreError, group: Group) -> Bool { group.contains(error) }

    /// Whether an error doesn't belong to the group of one of SwiftData's constants.
    ///
    /// For example: `error != .modelValidationFailure`.
    public static func != (error: StoreError, group: Group) -> Bool { !group.contains(error) }

    /// What prevents a file from being opened. For example: `StoreError.cannotMigrate`.
    public static let loadIssueModelContainer = Group.loadIssueModelContainer
    /// A file of a newer version of the model. For example: `StoreError.newerModel`.
    public static let backwardMigration = Group.backwardMigration
    /// What saving refuses. For example: `StoreError.missingValue`.
    public static let modelValidationFailure = Group.modelValidationFailure
    /// An object that isn't in the context. For example: `StoreError.notInThisContext`.
    public static let missingModelContext = Group.missingModelContext
    /// A class that isn't in the schema, or can't be. For example: `StoreError.invalidModel`.
    public static let unknownSchema = Group.unknownSchema
    /// A predicate that can't be answered. For example: `StoreError.invalidFetch`.
    public static let unsupportedPredicate = Group.unsupportedPredicate
    /// An order that can't be. For example: `StoreError.invalidFetch`.
    public static let unsupportedSortDescriptor = Group.unsupportedSortDescriptor
    /// A key path that names no property of the model. For example: `StoreError.unknownName`.
    public static let unsupportedKeyPath = Group.unsupportedKeyPath

    // MARK: What only SwiftData refuses

    /// No error of this store. For example: `catch SwiftDataError.configurationFileNameContainsInvalidCharacters`.
    public static let configurationFileNameContainsInvalidCharacters = Group
        .configurationFileNameContainsInvalidCharacters
    /// No error of this store. For example: `catch SwiftDataError.configurationFileNameTooLong`.
    public static let configurationFileNameTooLong = Group.configurationFileNameTooLong
    /// No error of this store. For example: `catch SwiftDataError.configurationSchemaNotFoundInContainerSchema`.
    public static let configurationSchemaNotFoundInContainerSchema = Group
        .configurationSchemaNotFoundInContainerSchema
    /// No error of this store. For example: `catch SwiftDataError.duplicateConfiguration`.
    public static let duplicateConfiguration = Group.duplicateConfiguration
    /// No error of this store. For example: `catch SwiftDataError.includePendingChangesWithBatchSize`.
    public static let includePendingChangesWithBatchSize = Group.includePendingChangesWithBatchSize
    /// No error of this store. For example: `catch SwiftDataError.sortingPendingChangesWithIdentifiers`.
    public static let sortingPendingChangesWithIdentifiers = Group
        .sortingPendingChangesWithIdentifiers
}

extension StoreError? {
    /// Whether there's an error that belongs to the group of one of SwiftData's constants.
    ///
    /// For example: `error as? SwiftDataError == .modelValidationFailure`.
    public static func == (error: Self, group: StoreError.Group) -> Bool {
        error.map(group.contains) ?? false
    }

    /// Whether there's no error that belongs to the group of one of SwiftData's constants.
    ///
    /// For example: `error as? SwiftDataError != .modelValidationFailure`.
    public static func != (error: Self, group: StoreError.Group) -> Bool { !(error == group) }
}
