/// A file that a run no longer generates, and that it leaves alone because modelgen didn't write it.
///
/// For example: `LeftFile(path: "Generated/Mine.swift", reason: .noHeader)`.
package struct LeftFile: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The file doesn't have the header of a generated file.
        case noHeader
        /// The file's header names a different input than the manifest.
        case otherOrigin(String)
        /// The file has been edited, and no manifest says that it was generated.
        case edited
        /// The file is a symbolic link.
        case link
        /// A folder in its path is a symbolic link. For example: `Generated/sub`.
        case linkedFolder(String)
        /// The path leads to a folder or another kind of special file.
        case notAFile
    }

    /// The path, including the output folder. For example: `Generated/Mine.swift`.
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
        switch reason {
        case .noHeader: named("it doesn't start with the header of a generated file")
        case .otherOrigin(let origin): named("its header says that '\(origin)' is its source")
        case .edited:
            "it has the header of a generated file, but other contents, and there was no manifest: it's left"
                + " alone; remove its header if it's yours, or \(Self.advice)"
        case .link: named("it's a symbolic link")
        case .linkedFolder(let folder): named("the folder '\(folder)' is a symbolic link")
        case .notAFile: named("it isn't a regular file")
        }
    }

    /// The description of a file that the manifest names.
    private func named(_ cause: String) -> String {
        "the manifest names it, but \(cause): it's left alone and no longer in the manifest; "
            + Self.advice
    }

    private static let advice = "delete it if you don't need it"
}
