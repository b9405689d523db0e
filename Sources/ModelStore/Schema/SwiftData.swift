#if !canImport(SwiftData)
    /// SwiftData's names with the name of their module, for systems without that module.
    ///
    /// Source code for SwiftData may say which module a name is from. With `ModelStore` imported in place of
    /// SwiftData, it means the type of that name here. For example:
    /// `static let schema = SwiftData.Schema([Account.self])`.
    public enum SwiftData {
        /// The conditions and order of a fetch. For example: `SwiftData.FetchDescriptor<Note>()`.
        public typealias FetchDescriptor = ModelStore.FetchDescriptor
        /// A step of a plan. For example: `[SwiftData.MigrationStage]`.
        public typealias MigrationStage = ModelStore.MigrationStage
        /// Where a container has its objects. For example: `SwiftData.ModelConfiguration("Notes")`.
        public typealias ModelConfiguration = ModelStore.ModelConfiguration
        /// The objects of an app. For example: `SwiftData.ModelContainer(for: Note.self)`.
        public typealias ModelContainer = ModelStore.ModelContainer
        /// Where a program works with objects. For example: `SwiftData.ModelContext(container)`.
        public typealias ModelContext = ModelStore.ModelContext
        /// The identity of an object. For example: `Set<SwiftData.PersistentIdentifier>`.
        public typealias PersistentIdentifier = ModelStore.PersistentIdentifier
        /// A class whose objects are stored. For example: `any SwiftData.PersistentModel`.
        public typealias PersistentModel = ModelStore.PersistentModel
        /// The classes of an app. For example: `SwiftData.Schema([Note.self])`.
        public typealias Schema = ModelStore.Schema
        /// The versions of a model. For example: `enum Plan: SwiftData.SchemaMigrationPlan`.
        public typealias SchemaMigrationPlan = ModelStore.SchemaMigrationPlan
        /// An error that SwiftData has a name for. For example: `catch let error as SwiftData.SwiftDataError`.
        public typealias SwiftDataError = ModelStore.SwiftDataError
        /// One version of a model. For example: `enum SchemaV1: SwiftData.VersionedSchema`.
        public typealias VersionedSchema = ModelStore.VersionedSchema
    }
#endif
