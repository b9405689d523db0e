import Foundation

/// Where a container keeps rows, and how it opens the file.
///
/// For example: `ModelConfiguration(url: file)`, `ModelConfiguration(isStoredInMemoryOnly: true)`.
public struct ModelConfiguration: Sendable {
    /// The configuration's name, by which a program can tell it. For example: `"notes"`.
    public let name: String
    /// The file; nil in memory. For example: `…/notes.sqlite`.
    public let url: URL?
    /// Whether the file is opened for writing. For example: false for a file in an app's bundle.
    public let allowsSave: Bool
    /// The classes that are kept here; nil for all that no other configuration names.
    let models: [ModelObject.Type]?
    /// Whether the file lies where nobody chose: its folder is made with it.
    let isInStandardFolder: Bool
    /// How many seconds a locked file is waited for, before `StoreError.busy` is thrown. For
    /// example: 5, which it is without being set.
    public var busyTimeout: TimeInterval = 5
    /// How many bytes the file may have, before `StoreError.diskFull` is thrown; nil for as many as
    /// the disk has. For example: `1 << 30`, a gibibyte.
    public var maximumSize: Int?
    /// How many bytes a text, `Data` or row may have; nil for as many as SQLite takes, a billion.
    ///
    /// Saving a longer one throws `StoreError.notStorable`. For example: `10 << 20`, ten mebibytes.
    public var maximumValueSize: Int?
    /// What a power failure may cost. For example: `.full` where a program confirms a payment.
    public var durability = Durability.normal
    /// Whether `SQLFailure` holds the values of the statement that failed, each cut to 200
    /// characters.
    ///
    /// They're users' data, and errors end in logs. For example: true while debugging.
    public var includesValuesInErrors = false
    /// What saving does if others have saved other values since an object was read.
    ///
    /// For example: `configuration.conflicts = .error`.
    public var conflicts = ConflictPolicy.lastWriterWins
    /// What is shown of the statements that are run.
    ///
    /// For example: `configuration.trace = TraceSettings { print($0) }`.
    public var trace: TraceSettings?

    /// What a power failure may cost; a program that ends or crashes never loses a save.
    ///
    /// For example: `configuration.durability = .full`.
    public enum Durability: String, Sendable {
        /// The last saves may be undone. The file is never damaged, and no save is torn: SQLite's
        /// `synchronous = NORMAL`.
        case normal
        /// No save that returned is lost: SQLite's `synchronous = FULL`. Each save waits for the
        /// disk.
        case full
    }

    /// A file, which is created where there is none and saving is allowed.
    ///
    /// For example: `ModelConfiguration(url: file, allowsSave: false)`.
    /// - Parameters:
    ///   - name: by which a program can tell the configuration.
    ///   - models: the classes that are kept here; nil for all that no other configuration names.
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

    /// A database in memory, which goes with its container.
    ///
    /// For example: `ModelConfiguration(isStoredInMemoryOnly: true)`.
    /// - Parameters:
    ///   - name: by which a program can tell the configuration. Databases in memory are apart,
    ///     whatever they are called.
    ///   - models: the classes that are kept here; nil for all that no other configuration names.
    ///   - isStoredInMemoryOnly: false for a file after all, which is called for the name and lies
    ///     in the user's folder for the data of applications. The folder is created where there is
    ///     none.
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

    /// Makes the folder of a file that nobody chose. Where that fails, opening the file says so.
    func createStandardFolder() {
        guard isInStandardFolder, let folder = url?.deletingLastPathComponent() else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// In the folder for the data of applications. For example: `…/default.sqlite`.
    private static func standardFile(_ name: String) -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return folder.appendingPathComponent("\(name).sqlite")
    }
}
