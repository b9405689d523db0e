import Foundation
import ModelStore
import ModelTypes

/// Saves generation after generation to two files, until its process ends.
struct TwoFileWriter {
    private let files: TwoFiles
    private let output: FileHandle

    init(_ folder: String, told: String) throws {
        files = TwoFiles(URL(fileURLWithPath: folder))
        output = try FileHandle(forWritingTo: URL(fileURLWithPath: told))
    }

    func run(killedInSave number: Int) throws {
        let isArmed = Switch()
        let context = try ModelContext(
            files.container { _, two in
                two.trace = TraceSettings {
                    if isArmed.isOn, $0.sql == "COMMIT" { kill(getpid(), SIGKILL) }
                }
            }
        )
        for save in 1...number {
            isArmed.isOn = save == number
            try saveGeneration(context)
        }
    }

    func run(killedAfterStatement number: Int) throws {
        let countdown = Countdown(number)
        let trace = TraceSettings { _ in
            if countdown.isOver() { kill(getpid(), SIGKILL) }
        }
        let context = try ModelContext(
            files.container { one, two in (one.trace, two.trace) = (trace, trace) }
        )
        while true { try saveGeneration(context) }
    }

    /// Inserts, changes and deletes.
    private func saveGeneration(_ context: ModelContext) throws {
        let generation = try context.fetchCount(A.self) + 1
        let albums = try context.fetch(Album.self, sortBy: [Album.fields.title.ascending])
        if albums.count == 2 {
            for photo in albums[0].photos { context.delete(photo) }
            context.delete(albums[0])
        }
        let album = Album(title: String(100_000 + generation))
        context.insert(album)
        for number in 0..<3 {
            let photo = Photo(title: "\(album.title)-\(number)")
            context.insert(photo)
            album.photos.append(photo)
        }
        if let tag = try context.fetch(Tag.self).first {
            tag.label = "\(generation)"
        } else {
            context.insert(Tag(label: "\(generation)"))
        }
        context.insert(A())
        try context.save()
        try output.write(contentsOf: Data("\(generation)\n".utf8))
    }
}
