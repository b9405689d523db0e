import Foundation
import ModelStore
import ModelTypes

let container = try ModelContainer(
    for: BookmarkEntity.self,
    configurations: ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
)
let context = ModelContext(container)

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
