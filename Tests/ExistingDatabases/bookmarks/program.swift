import Foundation
import ModelStore
import ModelTypes

var configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
if CommandLine.arguments[2] == "write" { configuration.coreDataWriting = .allowed }
let container = try ModelContainer(for: BookmarkEntity.self, configurations: configuration)
let context = ModelContext(container)
if CommandLine.arguments[2] == "write" { try write(context) }

/// Puts a bookmark before others, and deletes a folder with what is in it.
func write(_ context: ModelContext) throws {
    let bookmarks = try context.fetch(
        BookmarkEntity.self,
        sortBy: [BookmarkEntity.fields.uuid.ascending]
    )
    let (root, folder) = (bookmarks[4], bookmarks[2])
    let new = BookmarkEntity(isFolder: false, uuid: "n", title: "New")
    context.insert(new)
    root.children.insert(new, at: 0)
    root.favorites.insert(new, at: 1)
    try context.save()
    context.delete(folder)
    try context.save()
}

func titles(_ bookmarks: some Sequence<BookmarkEntity>) -> String {
    bookmarks.map { $0.title ?? "" }.joined(separator: ",")
}

for bookmark in try context.fetch(
    BookmarkEntity.self,
    sortBy: [BookmarkEntity.fields.uuid.ascending]
) {
    let values: [Any?] = [
        bookmark.rowKey, bookmark.title, bookmark.isFolder ? 1 : 0, bookmark.parent?.title,
        bookmark.modifiedAt?.timeIntervalSinceReferenceDate, bookmark.url,
        titles(bookmark.children),
        titles(bookmark.favorites),
        titles(bookmark.favoriteFolders.sorted { ($0.title ?? "") < ($1.title ?? "") }),
    ]
    print(values.map { $0.map { "\($0)" } ?? "" }.joined(separator: "|"))
}
