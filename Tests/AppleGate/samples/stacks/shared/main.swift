import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

let container = try ModelContainer(
    for: Item.self,
    Loan.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
)
let library = Library(context: ModelContext(container))
let items = [("Solaris", Kind.film), ("Emma", .book), ("Alien", .film)].map(library.add)
for item in items { library.lend(item, to: "Ann") }
library.lend(items[0], to: "Bob")
print(try library.films(of: "Ann").map(\.title), try library.films(of: "Bob").map(\.title))
try library.remove(items[0])
print(try library.films(of: "Ann").map(\.title))
print(try library.context.fetchCount(FetchDescriptor<Loan>()))
