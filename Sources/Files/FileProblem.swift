/// The reason why a file or a folder couldn't be read.
package enum FileProblem: Error {
    case notFound
    case notAFile
    case tooLarge
    /// The system's message. For example: `Permission denied`.
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

/// The largest file that is read, in bytes.
package let largestFile = 1 << 29
