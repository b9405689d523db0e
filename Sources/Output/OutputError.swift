/// Why nothing was written. Whatever was begun is undone.
package enum OutputError: Error, Hashable, Sendable {
    /// A path that would lead outside the output folder. For example: `../Note.swift`.
    case unsafePath(String)
    /// Two files with one name, for file systems that do not tell `Note` from `note`.
    case repeatedPath(String, String)
    /// A file that somebody else wrote stands where a generated one should go.
    case foreignFile(String)
    /// The system refused. `number` is its `errno`.
    case system(Action, path: String, number: Int32)

    package enum Action: String, Hashable, Sendable {
        case create
        case read
        case write
        case replace
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
            "'\(path)' was not written by modelgen and is left alone; move it, or choose another "
                + "output folder"
        case .system(let action, let path, let number):
            "cannot \(action.rawValue) '\(path)': \(SystemProblem.message(number)); "
                + SystemProblem(number).advice
        }
    }
}
