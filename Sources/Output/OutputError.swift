/// The reason why nothing was written. Changes already made are undone.
package enum OutputError: Error, Hashable, Sendable {
    /// A path that leads outside the output folder. For example: `../Note.swift`.
    case unsafePath(String)
    /// Two paths that name one file on case-insensitive file systems.
    case repeatedPath(String, String)
    /// A file that modelgen didn't write, at the path of a generated one.
    case foreignFile(String)
    /// A symbolic link at the path of a generated file.
    case linkedFile(String)
    /// A symbolic link to a folder in the path of a generated file.
    case linkedFolder(String, for: String)
    /// A pipe, a device or a socket at the path of a generated file.
    case notAFile(String)
    /// A file generated from another input, at the path of a generated one.
    case otherOrigin(String, origin: String)
    /// The folder holds files for another target.
    case otherTarget(String, recorded: String, wanted: String)
    /// A file with different content, at the path of a user's file.
    case otherContent(String)
    /// The manifest can't be read.
    case badManifest(String)
    /// The manifest names a file outside the output folder.
    case unsafeEntry(manifest: String, line: Int, column: Int, path: String)
    /// The manifest was written by a newer modelgen.
    case otherManifestVersion(String, Int)
    /// A system call failed; `number` is its `errno`.
    case system(Action, path: String, number: Int32)

    package enum Action: String, Hashable, Sendable {
        case create
        case read
        case write
        case replace
        case remove
    }
}

extension OutputError: CustomStringConvertible {
    /// For example: `cannot write 'Generated/Note.swift': Permission denied; …`.
    package var description: String {
        switch self {
        case .unsafePath(let path):
            "a generated file would be named '\(path)', which leads outside the output folder; "
                + "rename what it is generated from"
        case .repeatedPath(let first, let second):
            "two generated files would be named '\(first)' and '\(second)', which is one file on "
                + "many file systems; rename one of their entities"
        case .foreignFile(let path):
            "'\(path)' was not written by modelgen and is left alone; move it, choose another "
                + "output folder, or overwrite it with --force"
        case .linkedFile(let path):
            "'\(path)' is a symbolic link, which modelgen doesn't make, and is left alone; remove it, "
                + "or replace the link itself with --force"
        case .linkedFolder(let folder, let path):
            "'\(folder)' is a symbolic link, and '\(path)' isn't written through it; replace it by a "
                + "folder, or choose another output folder"
        case .notAFile(let path):
            "'\(path)' isn't a regular file; move it, or choose another output folder"
        case .otherOrigin(let path, let origin):
            "'\(path)' was generated from '\(origin)' and is left alone; generate the models into "
                + "different folders, or overwrite it with --force"
        case .otherTarget(let folder, let recorded, let wanted):
            "'\(folder)' holds code for \(recorded), and this would be code for \(wanted); choose "
                + "another output folder, or another target, or replace the code with 'modelgen "
                + "generate --force'"
        case .otherContent(let path):
            "'\(path)' is there already, with another content; choose another path, or overwrite it "
                + "with --force"
        case .badManifest(let path):
            "'\(path)' is no manifest that modelgen wrote; restore it, or delete it: it is made "
                + "anew from the headers of the files"
        case .unsafeEntry(_, _, _, let path):
            "the manifest names '\(path)', which is outside the output "
                + "folder and left alone; remove this line, or delete the manifest: it is made anew "
                + "from the headers of the files"
        case .otherManifestVersion(let path, let version):
            "'\(path)' has version \(version), and this modelgen knows \(Manifest.version); use "
                + "the modelgen that wrote it, or delete it"
        case .system(let action, let path, let number):
            "cannot \(action.rawValue) '\(path)': \(SystemProblem.message(number)); "
                + SystemProblem(number).advice
        }
    }
}
