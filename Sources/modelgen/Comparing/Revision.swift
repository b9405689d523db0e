import Diagnostics
import Files
import Output

/// Files as they were at a revision of their git repository, in a scratch folder.
struct Revision {
    let name: String
    private let scratch: ScratchFolder
    /// Folders of the scratch folder, each with the folder of the repository that it stands for.
    private var folders: [(scratch: String, folder: String)] = []

    /// - Parameter name: What git understands. For example: `main`, `HEAD~1`.
    init(_ name: String) throws(RunError) {
        self.name = name
        do throws(OutputError) {
            scratch = try ScratchFolder()
        } catch {
            throw RunError(error)
        }
    }

    func remove() { scratch.remove() }

    /// Takes a file or a folder of the revision, and returns its new path.
    ///
    /// - Throws: a diagnostic without a repository, a revision of that name, or a path in it.
    mutating func take(_ path: String) throws -> String {
        let path = withoutTrailingSlashes(path)
        let file = lastComponent(of: path)
        let folder =
            path == file ? "." : withoutTrailingSlashes(String(path.dropLast(file.utf8.count)))
        let git = try GitRepository(folder: folder, revision: name, path: path)
        let target = "\(folders.count)"
        for (name, content) in try git.files(below: file) {
            try scratch.write(content, to: "\(target)/\(name)")
        }
        folders.append((scratch: "\(scratch.path)/\(target)", folder: folder))
        return "\(scratch.path)/\(target)/\(file)"
    }

    /// A path as messages show it. For example: `main:App/Notes.xcdatamodeld`.
    func shown(_ path: String) -> String {
        for place in folders where path.hasPrefix(place.scratch + "/") {
            let rest = path.dropFirst(place.scratch.count + 1)
            return "\(name):" + (place.folder == "." ? "" : place.folder + "/") + rest
        }
        return path
    }

    func shown(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.range.start.file = shown(diagnostic.range.start.file)
        result.message = shownWords(diagnostic.message)
        for index in result.notes.indices {
            result.notes[index].message = shownWords(result.notes[index].message)
            if let place = result.notes[index].location {
                result.notes[index].location?.file = shown(place.file)
            }
        }
        return result
    }

    private func shownWords(_ text: String) -> String {
        text.split(separator: "'", omittingEmptySubsequences: false).map { shown(String($0)) }
            .joined(separator: "'")
    }
}
