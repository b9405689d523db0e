#if !canImport(Darwin)
    import Foundation

    // Members that Foundation has on Apple's systems only. Code for SwiftData uses them in the URLs of
    // stores.
    extension URL {
        /// The folder for the user's documents. For example:
        /// `URL.documentsDirectory.appending(path: "Trips.store")`.
        public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

        /// The folder for files that support the app. For example:
        /// `URL.applicationSupportDirectory.appending(path: "Trips.store")`.
        public static var applicationSupportDirectory: URL {
            folder(.applicationSupportDirectory, ".local/share")
        }

        /// The folder for files that the app can make again. For example:
        /// `URL.cachesDirectory.appending(path: "Thumbnails")`.
        public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

        /// The folder for the app's other files. For example: `URL.libraryDirectory`.
        public static var libraryDirectory: URL { folder(.libraryDirectory, ".local/share") }

        /// The folder for downloads. For example: `URL.downloadsDirectory`.
        public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

        private static func folder(
            _ directory: FileManager.SearchPathDirectory,
            _ usual: String
        ) -> URL {
            let found = FileManager.default.urls(for: directory, in: .userDomainMask).first
            return URL(
                filePath: (found ?? homeDirectory.appending(path: usual)).path,
                directoryHint: .isDirectory
            )
        }
    }
#endif
