import Foundation
import TestSupport

/// A model that cases begin with.
struct SeedModel: Sendable {
    let bytes: [UInt8]
    /// Its elements; `nil` if they can't be determined.
    let markup: Markup?

    private init(_ file: URL) throws {
        bytes = Array(try Data(contentsOf: file))
        markup = Markup(parsing: String(decoding: bytes, as: UTF8.self))
    }
}

extension SeedModel {
    /// The project's own models. Always the same.
    static let own: [SeedModel] = {
        let root = repositoryRoot.appending(path: "Tests/Golden")
        let files = models(in: root).filter { $0.path.contains("/input/") }
        return files.compactMap { try? SeedModel($0) }
    }()

    /// One of the project's own models or, in a quarter of the cases, a real one.
    ///
    /// Without real ones, the other cases are still the same.
    static func any(_ random: inout Random) -> SeedModel? {
        let isReal = random.isOne(in: 4)
        let number = random.below(1 << 30)
        let seeds = isReal && !real.isEmpty ? real : own
        return seeds.isEmpty ? nil : seeds[number % seeds.count]
    }

    /// Every ninth by size; the large ones would take most of the time and show no more.
    private static let real: [SeedModel] = {
        guard Corpus.isThere else {
            print("skipped: there are no real models at \(Corpus.folder.path)")
            return []
        }
        let sized = models(in: Corpus.folder.appending(path: "coredata")).compactMap { url in
            (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { (size: $0, url: url) }
        }
        let small = sized.filter { $0.size < 12_000 }
            .sorted { ($0.size, $0.url.path) < ($1.size, $1.url.path) }
        let chosen = small.enumerated().filter { $0.offset % 9 == 0 }
        return chosen.compactMap { try? SeedModel($0.element.url) }
    }()

    /// The files named `contents` below a folder, sorted by path.
    private static func models(in folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        let models = (paths ?? []).filter { $0.hasSuffix(".xcdatamodel/contents") }
        return models.sorted().map { folder.appending(path: $0) }
    }
}
