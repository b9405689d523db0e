import Foundation
import HealthNotes

/// A command of the program, and its notebook.
struct HealthNotesTool {
    private let line: CommandLineReader

    init(_ arguments: [String]) throws {
        line = try CommandLineReader(arguments)
    }

    private static let help = """
        health-notes [--file FILE] COMMAND

          add TITLE [--weight KG] [--topics TOPIC,…]     a new note
          record TITLE ITEM VALUE [--options NUMBER,…] [--unit UNIT]
                                                         a value for an item of a note
          list                                           all notes, the newest first
          find TOPIC…                                    the notes about all of these topics
          ticked NUMBER…                                 how many records have all of these options
          show TITLE                                     a note with everything in it
          delete TITLE                                   a note with everything in it goes
          statistics                                     how much there is
          sample                                         adds three notes, to look around in
        """

    func run() throws {
        if line.command == "help" { return print(Self.help) }
        let notebook = try Notebook(
            file: URL(fileURLWithPath: line.file),
            migrationPlan: HealthNotesPlan.self
        )
        switch line.command {
        case "add":
            let note = try notebook.add(
                line.argument(0, "TITLE"),
                weight: line.number("weight"),
                topics: line.list("topics")
            )
            print("added: \(note.line)")
        case "record": try record(in: notebook)
        case "list": printLines(try notebook.all())
        case "find": printLines(try notebook.notes(about: line.arguments))
        case "ticked":
            print(try notebook.records(ticked: line.arguments.map(CommandLineReader.id)).count)
        case "show": print(try notebook.note(titled: line.argument(0, "TITLE")).text)
        case "delete":
            let note = try notebook.note(titled: line.argument(0, "TITLE"))
            let title = note.title.rawValue
            try notebook.delete(note)
            print("deleted: \(title)")
        case "statistics": printStatistics(try notebook.statistics())
        case "sample": try notebook.addSamples()
        default: throw UsageError(text: "There is no command '\(line.command)'; try 'help'.")
        }
    }

    private func record(in notebook: Notebook) throws {
        let note = try notebook.note(titled: line.argument(0, "TITLE"))
        let value = try CommandLineReader.number(line.argument(2, "VALUE"))
        try notebook.record(
            .singleValue(eventDate: .now, value: value),
            options: line.list("options").map(CommandLineReader.id),
            item: line.argument(1, "ITEM"),
            in: note,
            unit: line.option("unit")
        )
        print("recorded: \(value)")
    }

    private func printLines(_ notes: [Note]) {
        for note in notes { print(note.line) }
    }

    private func printStatistics(_ statistics: Statistics) {
        print("notes: \(statistics.notes), items: \(statistics.items)")
        print("records: \(statistics.records), memos: \(statistics.memos)")
        print("photos: \(statistics.photos)")
        print("mean weight: \(statistics.meanWeight.map { "\($0) kg" } ?? "none")")
        for (topic, count) in statistics.notesByTopic.sorted(by: { $0.key < $1.key }) {
            print("about \(topic): \(count)")
        }
    }
}
