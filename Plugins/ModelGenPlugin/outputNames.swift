import Foundation

/// Returns the name of the generated file for each input. The names only depend on the paths, so
/// that the build knows them before the tool has run.
///
/// For example: `Notes+Generated.swift` for `Notes.xcdatamodeld`. The suffix distinguishes it from
/// the target's own files: a module can't have two files of the same name.
func outputNames(for inputs: [URL]) -> [String] {
    var taken: Set<String> = []
    return inputs.map { input in
        let name = input.deletingPathExtension().lastPathComponent
        let candidates = [name] + (2...inputs.count + 1).map { "\(name)-\($0)" }
        // Some file systems don't distinguish `notes` from `Notes`.
        let free = candidates.first { taken.insert($0.lowercased()).inserted }
        return (free ?? name) + "+Generated.swift"
    }
}
