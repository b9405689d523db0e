import Foundation

/// An error of a notebook other than an invalid value.
package enum NotebookError: LocalizedError, Hashable {
    case noNote(String)
    case titleIsTaken(String)
    case unknownTopic(String)

    package var errorDescription: String? {
        switch self {
        case .noNote(let title): "There is no note called '\(title)'."
        case .titleIsTaken(let title): "There is a note called '\(title)' already."
        case .unknownTopic(let name):
            "There is no topic '\(name)'; there are \(Topics.names.joined(separator: ", "))."
        }
    }
}
