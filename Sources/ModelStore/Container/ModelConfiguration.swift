import Foundation

/// The location of a container's rows, and the options for opening the file.
///
/// For example: `ModelConfiguration(url: file)`, `ModelConfiguration(isStoredInMemoryOnly: true)`.
public struct ModelConfiguration: Sendable {
    /// A name for the program's own use. For example: `"notes"`.
    public let name: String
    /// The file; `nil` for a database in memory. For example: `…/notes.sqlite`.
    public let url: URL?
    /// Whether the file is opened for writing. For example: false for a file in an app's bundle.
    public let allowsSave: Bool
    /// The classes whose rows are stored here; `nil` for all that no other configuration names.
    let models: [ModelObject.Type]?
    /// Whether the file is in the default folder, which is created with it.
    let isInStandardFolder: Bool
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

    /// A file; created if it doesn't exist and saving is allowed.
    ///
    /// For example: `ModelConfiguration(url: file, allowsSave: false)`.
    /// - Parameters:
    ///   - name: a name for the program's own use.
    ///   - models: the classes whose rows are stored here; `nil` for all that no other configuration
    ///     names.
    ///   - url: the file. Its folder must exist.
    ///   - allowsSave: whether the file is opened for writing.
    public init(
        _ name: String = "default",
        for models: [any PersistentModel.Type]? = nil,
        url: URL,
        allowsSave: Bool = true
    ) {
        self.name = name
        self.url = url
        self.allowsSave = allowsSave
        self.models = models?.map { $0 }
        isInStandardFolder = false
    }

    /// A database in memory, deleted with its container.
    ///
    /// For example: `ModelConfiguration(isStoredInMemoryOnly: true)`.
    /// - Parameters:
    ///   - name: a name for the program's own use. Databases in memory are separate, whatever
    ///     their names.
    ///   - models: the classes whose rows are stored here; `nil` for all that no other configuration
    ///     names.
    ///   - isStoredInMemoryOnly: `false` for a file with the configuration's name in the user's
    ///     folder for application data, which is created if it doesn't exist.
    public init(
        _ name: String = "default",
        for models: [any PersistentModel.Type]? = nil,
        isStoredInMemoryOnly: Bool
    ) {
        self.name = name
        url = isStoredInMemoryOnly ? nil : Self.standardFile(name)
        allowsSave = true
        self.models = models?.map { $0 }
        isInStandardFolder = !isStoredInMemoryOnly
    }

    /// Creates the default folder. If that fails, opening the file reports it.
    func createStandardFolder() {
        guard isInStandardFolder, let folder = url?.deletingLastPathComponent() else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A file in the folder for application data. For example: `…/default.sqlite`.
    private static func standardFile(_ name: String) -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return folder.appendingPathComponent("\(name).sqlite")
    }
}
