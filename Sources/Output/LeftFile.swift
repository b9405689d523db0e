/// A file that the manifest names and that a run leaves alone, because modelgen didn't write it.
///
/// For example: `LeftFile(path: "Generated/Mine.swift", reason: .noHeader)`.
package struct LeftFile: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// It has no header of a generated file.
        case noHeader
        /// Its header names another model than the manifest does.
        case otherOrigin(String)
        /// It's a symbolic link.
        case link
        /// A folder on the way to it is a symbolic link. For example: `Generated/sub`.
        case linkedFolder(String)
        /// It's a folder, or not a regular file.
        case notAFile
    }

    /// With the output folder. For example: `Generated/Mine.swift`.
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension LeftFile: CustomStringConvertible {
    /// For example: `the manifest names it, but it has no header of a generated file: …`.
    package var description: String {
        "the manifest names it, but \(cause): it's left alone and no longer in the manifest; "
            + "delete it if you don't need it"
    }

    private var cause: String {
        switch reason {
        case .noHeader: "it doesn't start with the header of a generated file"
        case .otherOrigin(let origin): "its header says that '\(origin)' is its source"
        case .link: "it's a symbolic link"
        case .linkedFolder(let folder): "the folder '\(folder)' is a symbolic link"
        case .notAFile: "it isn't a regular file"
        }
    }
}
