/// Why a file or a folder could not be read.
package enum FileProblem: Error {
    case notFound
    case notAFile
    case tooLarge
    /// What the system says. For example: `Permission denied`.
    case system(String)

    /// For example: `cannot be read: Permission denied`.
    package var message: String {
        switch self {
        case .notFound: "does not exist"
        case .notAFile: "is not a file"
        case .tooLarge: "is larger than \(largestFile >> 20) MB, which no input is"
        case .system(let text): "cannot be read: \(text)"
        }
    }
}

/// The size in bytes above which a file is refused.
package let largestFile = 1 << 29
