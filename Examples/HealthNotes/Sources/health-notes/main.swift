import Foundation
import HealthNotes

/// health-notes: notes in a SQLite file. `health-notes help` lists the commands.
do {
    try HealthNotesTool(Array(CommandLine.arguments.dropFirst())).run()
} catch {
    let text = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    FileHandle.standardError.write(Data("health-notes: \(text)\n".utf8))
    exit(1)
}
