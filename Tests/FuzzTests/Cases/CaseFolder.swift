import Foundation
import Pipeline
import SharedLowering
import TestSupport

/// The folder that a case reads from. A replayed case's stays, for a look at it.
final class CaseFolder {
    let url: URL
    private let keeps: Bool

    init(_ test: FuzzCase) throws {
        keeps = Amount.replayed == test.name
        let name = "fuzz-\(test.name.seed)-\(test.name.number)-\(UUID().uuidString)"
        url = FileManager.default.temporaryDirectory.appending(path: name)
        for (path, bytes) in test.files {
            let file = url.appending(path: test.folder).appending(path: path)
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        if keeps { print("case \(test.name): \(url.path)") }
    }

    deinit {
        if !keeps { try? FileManager.default.removeItem(at: url) }
    }

    func options(_ test: FuzzCase) -> GenerateOptions {
        var options = GenerateOptions(inputs: [url.path + "/" + test.folder])
        options.target = test.target
        options.layout = test.layout
        options.code = LoweringOptions(access: test.access, onMissing: test.onMissing)
        return options
    }
}
