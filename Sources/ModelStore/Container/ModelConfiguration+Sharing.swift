import Foundation

extension ModelConfiguration {
    /// The group of apps that share a file.
    ///
    /// For example: `ModelConfiguration(groupContainer: .identifier("group.org.example"))`.
    public struct GroupContainer: Hashable, Sendable {
        /// The group's identifier; `nil` unless it was given. For example: `"group.org.example"`.
        public let identifier: String?
        private let isNone: Bool

        /// The app's own folder. For example: the default.
        public static let automatic = Self(identifier: nil, isNone: false)
        /// No group. For example: `ModelConfiguration(groupContainer: .none)`.
        public static let none = Self(identifier: nil, isNone: true)

        /// The group with an identifier. For example: `.identifier("group.org.example")`.
        public static func identifier(_ identifier: String) -> Self {
            Self(identifier: identifier, isNone: false)
        }

        /// The folder with the group's files; the user's folder for application data if the system
        /// has no groups.
        var folder: URL {
            #if canImport(Darwin)
                let shared = identifier.flatMap {
                    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
                }
                if let shared {
                    return shared.appendingPathComponent("Library/Application Support")
                }
            #endif
            return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
                .first ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        }
    }

    /// A database in CloudKit, to which nothing is sent.
    ///
    /// It's here so that an app's source compiles; the store doesn't synchronize. For example:
    /// `ModelConfiguration(cloudKitDatabase: .none)`.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// The identifier of the container; `nil` unless it was given. For example:
        /// `"iCloud.org.example"`.
        public let containerIdentifier: String?
        private let isNone: Bool

        /// The database of the app's entitlements, if it has any. For example: the default.
        public static let automatic = Self(containerIdentifier: nil, isNone: false)
        /// No database. For example: `ModelConfiguration(cloudKitDatabase: .none)`.
        public static let none = Self(containerIdentifier: nil, isNone: true)

        /// The user's private database. For example: `.private("iCloud.org.example")`.
        public static func `private`(_ identifier: String) -> Self {
            Self(containerIdentifier: identifier, isNone: false)
        }
    }

    /// The identifier of the group that shares the file. For example: `"group.org.example"`.
    public var groupAppContainerIdentifier: String? { groupContainer.identifier }

    /// The identifier of the CloudKit container that was asked for. For example:
    /// `"iCloud.org.example"`.
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.containerIdentifier }
}
