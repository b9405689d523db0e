import Foundation
import Output
import TestSupport

/// Writes into a folder that holds an earlier generation: all of it changes, or nothing does.
func checkOutputFolder(_ outcome: CaseOutcome) throws -> [String] {
    let folder = try TemporaryFolder(name: "fuzz-output")
    let writer = OutputWriter(folder: folder.url.appending(path: "Generated").path)
    _ = try writer.write(earlier(than: outcome.files ?? []))
    let before = contents(of: folder.url)
    // After an error, the command writes nothing, and neither does this.
    guard let files = outcome.files else { return [] }
    do throws(OutputError) {
        _ = try writer.write(files)
    } catch {
        let isUnchanged = contents(of: folder.url) == before
        return (isUnchanged ? [] : ["the output folder changed although: \(error)"])
            + (isExpected(error) ? [] : ["the files cannot be written: \(error)"])
    }
    let after = contents(of: folder.url)
    let expected = files.map { ("Generated/" + $0.path, Data($0.content)) }
    let isWhole = expected.allSatisfy { after[$0] == $1 } && after["Generated/\(other)"] != nil
    return isWhole ? [] : ["the output folder does not hold what was generated"]
}

/// A file of another model, which is to stay.
private let other = "OfAnotherModel.swift"

/// That file, and an older text for every second of the new ones.
private func earlier(than files: [GeneratedFile]) -> [GeneratedFile] {
    let old = files.enumerated().filter { $0.offset % 2 == 0 && $0.element.path.utf8.count < 200 }
    let paths = [(other, "Other.xcdatamodeld")] + old.map { ($1.path, $1.origin) }
    return paths.map { path, origin in
        GeneratedFile(path: path, origin: origin) { $0 += "struct Old {}\n".utf8 }
    }
}

/// A class may have a name that no file can have.
private func isExpected(_ error: OutputError) -> Bool {
    if case .system(_, _, let number) = error { number == ENAMETOOLONG } else { false }
}

/// All files, by their paths.
private func contents(of folder: URL) -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).reduce(into: [:]) { result, path in
        result[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
    }
}
