import Foundation
import ModelStore

/// Saves generation after generation, until its process ends.
struct GenerationWriter {
    private let context: ModelContext
    private let output: FileHandle

    /// Kills the process after a number of statements, if there is one.
    init(_ path: String, told: String, statements: Int? = nil) throws {
        try self.init(
            ModelConfiguration(url: URL(fileURLWithPath: path)),
            told: told,
            statements: statements
        )
    }

    init(_ configuration: ModelConfiguration, told: String, statements: Int? = nil) throws {
        var configuration = configuration
        if let statements {
            let countdown = Countdown(statements)
            configuration.trace = TraceSettings { _ in
                if countdown.isOver() { kill(getpid(), SIGKILL) }
            }
        }
        let container = try ModelContainer(for: Album.self, configurations: configuration)
        context = ModelContext(container)
        output = try FileHandle(forWritingTo: URL(fileURLWithPath: told))
    }

    func run() throws {
        var generation = try context.fetchCount(Album.self)
        while true {
            generation += 1
            let album = Album(title: "\(generation)")
            context.insert(album)
            for number in 0..<20 {
                let photo = Photo(title: "\(generation)-\(number)")
                context.insert(photo)
                album.photos.append(photo)
            }
            try context.save()
            try output.write(contentsOf: Data("\(generation)\n".utf8))
        }
    }
}
