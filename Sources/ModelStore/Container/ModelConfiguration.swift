import Foundation

/// The location of a container's rows, and the options for opening the file.
///
/// For example: `ModelConfiguration(url: file)`, `ModelConfiguration(isStoredInMemoryOnly: true)`.
public struct ModelConfiguration: Sendable {
    /// A name for the program's own use. For example: `"notes"`.
    public let name: String
    /// The file; `/dev/null` for a database in memory. For example: `…/notes.sqlite`.
    public let url: URL
    /// Whether the database is in memory, and deleted with its container. For example: true in tests.
    public let isStoredInMemoryOnly: Bool
    /// Whether the file is opened for writing. For example: false for a file in an app's bundle.
    public let allowsSave: Bool
    /// The schema whose rows are stored here; `nil` unless it was given. For example:
    /// `configuration.schema?.entityNames`.
    public let schema: Schema?
    /// The group of apps that share the file. For example: `.identifier("group.org.example")`.
    public let groupContainer: GroupContainer
    /// The CloudKit database that was asked for, which nothing is sent to. For example: `.none`.
    public let cloudKitDatabase: CloudKitDatabase
    /// The server that has the rows; `nil` for a file.
    package let server: (any RemoteServer)?
    /// The classes that were named; `nil` unless they were.
    let namedModels: [ModelObject.Type]?
    /// The number of seconds to wait for a locked file before throwing `StoreError.busy`; 5 by
    /// default. For example: 30, if other processes write for long.
    public var busyTimeout: TimeInterval = 5
    /// The number of bytes that the file may grow to before saving throws `StoreError.diskFull`;
    /// `nil` for no limit. For example: `1 << 30`, a gibibyte.
    public var maximumSize: Int?
    /// The maximum size of a text, a `Data` or a row in bytes; `nil` for SQLite's, a billion.
    ///
    /// Saving a longer one throws `StoreError.notStorable`. For example: `10 << 20`, ten mebibytes.
    public var maximumValueSize: Int?
    /// What a power failure may lose. For example: `.full` if a program confirms payments.
    public var durability = Durability.normal
    /// Whether `SQLFailure` holds the values of the statement that failed, each cut to 200
    /// characters.
    ///
    /// They're users' data, and errors end up in logs. For example: true while debugging.
    public var includesValuesInErrors = false
    /// What saving does if others have saved other values since an object was read.
    ///
    /// For example: `configuration.conflicts = .error`.
    public var conflicts = ConflictPolicy.lastWriterWins
    /// Whether classes for a store of Core Data write to it; they don't by default.
    ///
    /// For example: `configuration.coreDataWriting = .allowed`.
    public var coreDataWriting = CoreDataWriting.refused
    /// What opening does if a model with other properties wrote the file.
    ///
    /// For example: `configuration.migration = .keepingData`.
    public var migration = MigrationPolicy.automatic
    /// The tracing of statements, for logs.
    ///
    /// For example: `configuration.trace = TraceSettings { print($0) }`.
    public var trace: TraceSettings?
    /// What a stage has computed for properties that the file lacks.
    var filledValues: [FilledValues] = []
    /// The stage of a migration plan that opens the file; `nil` outside of stages.
    var stage: Stage?

    /// A stage of a migration plan, as far as it matters for opening a file.
    enum Stage {
        case lightweight
        /// Code follows, which may take over rows that the model has no place for.
        case withCode
    }

    /// What a power failure may lose; a program that ends or crashes never loses a save.
    ///
    /// For example: `configuration.durability = .full`.
    public enum Durability: String, Sendable {
        /// The last saves may be lost. The file is never damaged, and a save is never lost in part:
        /// SQLite's `synchronous = NORMAL`.
        case normal
        /// No save that returned is lost: SQLite's `synchronous = FULL`. Each save waits for the
        /// disk.
        case full
    }

    /// A file with the configuration's name in the user's folder for application data, or a database
    /// in memory.
    ///
    /// For example: `ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)`.
    /// - Parameters:
    ///   - name: the file's name, without its suffix; `default` unless given. Databases in memory are
    ///     separate, whatever their names.
    ///   - schema: the entities whose rows are stored here; `nil` for all that no other configuration
    ///     names.
    ///   - isStoredInMemoryOnly: whether the database is in memory, and deleted with its container.
    ///   - allowsSave: whether the file is opened for writing.
    ///   - groupContainer: the group whose folder has the file on Apple's systems. Others have no
    ///     such folders, and ignore it.
    ///   - cloudKitDatabase: ignored: nothing is sent to CloudKit.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name,
            schema,
            nil,
            isStoredInMemoryOnly ? .memory : .standardFile(groupContainer),
            allowsSave: allowsSave,
            cloudKitDatabase
        )
    }

    /// A file; created if it doesn't exist and saving is allowed.
    ///
    /// For example: `ModelConfiguration(url: file, allowsSave: false)`.
    /// - Parameters:
    ///   - name: a name for the program's own use.
    ///   - schema: the entities whose rows are stored here; `nil` for all that no other configuration
    ///     names.
    ///   - url: the file. Its folder must exist.
    ///   - allowsSave: whether the file is opened for writing.
    ///   - cloudKitDatabase: ignored: nothing is sent to CloudKit.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, nil, .file(url), allowsSave: allowsSave, cloudKitDatabase)
    }

    /// A file for some classes; created if it doesn't exist and saving is allowed.
    ///
    /// For example: `ModelConfiguration("logs", for: [Log.self], url: file)`.
    /// - Parameters:
    ///   - name: a name for the program's own use.
    ///   - models: the classes whose rows are stored here.
    ///   - url: the file. Its folder must exist.
    ///   - allowsSave: whether the file is opened for writing.
    public init(
        _ name: String? = nil,
        for models: [any PersistentModel.Type],
        url: URL,
        allowsSave: Bool = true
    ) {
        self.init(name, nil, models, .file(url), allowsSave: allowsSave, .automatic)
    }

    /// A file in the default folder, or a database in memory, for some classes.
    ///
    /// For example: `ModelConfiguration("logs", for: [Log.self], isStoredInMemoryOnly: true)`.
    /// - Parameters:
    ///   - name: the file's name, without its suffix; `default` unless given.
    ///   - models: the classes whose rows are stored here.
    ///   - isStoredInMemoryOnly: whether the database is in memory, and deleted with its container.
    public init(
        _ name: String? = nil,
        for models: [any PersistentModel.Type],
        isStoredInMemoryOnly: Bool
    ) {
        let place = isStoredInMemoryOnly ? Place.memory : .standardFile(.automatic)
        self.init(name, nil, models, place, allowsSave: true, .automatic)
    }

    /// A file in the default folder, or a database in memory, for some classes.
    ///
    /// For example: `ModelConfiguration(for: Log.self, Event.self, isStoredInMemoryOnly: true)`.
    public init(
        for model: any PersistentModel.Type,
        _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, for: [model] + others, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The location of a server's database.
    package init(_ name: String?, server: any RemoteServer, allowsSave: Bool) {
        self.init(name, nil, nil, .server(server), allowsSave: allowsSave, .automatic)
    }

    private enum Place {
        case memory
        case standardFile(GroupContainer)
        case file(URL)
        case server(any RemoteServer)
    }

    private init(
        _ name: String?,
        _ schema: Schema?,
        _ models: [any PersistentModel.Type]?,
        _ place: Place,
        allowsSave: Bool,
        _ cloudKitDatabase: CloudKitDatabase
    ) {
        let name = name ?? "default"
        self.name = name
        self.schema = schema
        self.allowsSave = allowsSave
        self.cloudKitDatabase = cloudKitDatabase
        namedModels = models?.map { $0 }
        if case .server(let server) = place { self.server = server } else { server = nil }
        switch place {
        case .memory:
            (url, isStoredInMemoryOnly) = (URL(fileURLWithPath: "/dev/null"), true)
            groupContainer = .none
        case .standardFile(let group):
            url = group.folder.appendingPathComponent("\(name).sqlite")
            isStoredInMemoryOnly = false
            groupContainer = group
        case .file(let file):
            (url, isStoredInMemoryOnly) = (file, false)
            groupContainer = .none
        case .server(let server):
            url = URL(string: server.place) ?? URL(fileURLWithPath: "/dev/null")
            isStoredInMemoryOnly = false
            groupContainer = .none
        }
    }

    /// The classes whose rows are stored here; `nil` for all that no other configuration names.
    func models() throws(StoreError) -> [ModelObject.Type]? {
        if let namedModels { return namedModels }
        return try schema?.resolved().entities.map(\.type)
    }

    /// Creates the folder of a file that may be created. If that fails, opening the file reports it.
    func createFolder() {
        guard allowsSave, !isStoredInMemoryOnly else { return }
        let folder = url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
