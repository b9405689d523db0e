#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The meaning of an `errno` to the user.
enum SystemProblem: Hashable {
    case notPermitted
    case folderInTheWay
    case fileInTheWay
    case full
    case other

    init(_ number: Int32) {
        self =
            switch number {
            case EACCES, EPERM, EROFS: .notPermitted
            case EISDIR: .folderInTheWay
            case ENOTDIR, EEXIST: .fileInTheWay
            case ENOSPC, EDQUOT: .full
            default: .other
            }
    }

    /// Advice on how to solve the problem.
    var advice: String {
        switch self {
        case .notPermitted: "change its permissions, or choose another output folder"
        case .folderInTheWay: "remove the folder of that name, or choose another output folder"
        case .fileInTheWay: "choose another output folder, or remove the file in its place"
        case .full: "free some space and run again"
        case .other: "choose another output folder"
        }
    }

    /// The system's message. For example: `Permission denied`.
    static func message(_ number: Int32) -> String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
