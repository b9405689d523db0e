import Foundation
import ModelStore
import ModelTypes

let container = try ModelContainer(
    for: Note.self,
    configurations: ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
)
let context = ModelContext(container)

func digits(_ data: Data?) -> String? { data?.map { String(format: "%02X", $0) }.joined() }

for note in try context.fetch(Note.self, sortBy: [Note.fields.title.ascending]) {
    show(
        type(of: note),
        note.title,
        note.isOpen.map { $0 ? 1 : 0 },
        note.size,
        note.author?.rowKey,
        note.day?.timeIntervalSinceReferenceDate,
        note.fee,
        note.weight,
        note.page,
        note.code?.uuidString,
        digits(note.marks),
        digits(note.photo)
    )
}
for author in try context.fetch(Author.self).sorted(by: { $0.notes.count < $1.notes.count }) {
    show(author.rowKey, author.notes.map { $0.title ?? "" }.joined(separator: ","))
}
show(try context.fetchCount(TextNote.self, where: TextNote.fields.size == 0))
show(
    try context.fetchCount(
        Note.self,
        where: Note.fields.day > Date(timeIntervalSinceReferenceDate: 5)
    )
)
show(try context.fetchCount(Note.self, where: Note.fields.fee >= 0.1))
context.insert(Author())
do {
    try context.save()
    print("not refused")
} catch StoreError.readOnly(let failure) {
    print(failure.message.prefix { $0 != ":" })
}
