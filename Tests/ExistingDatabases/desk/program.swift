import Foundation
import ModelStore
import ModelTypes

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Label.self,
    Doc.self,
    Customer.self,
    Purchase.self,
    Broken.self,
    Chore.self,
    Number.self,
    configurations: ModelConfiguration(
        url: URL(fileURLWithPath: arguments[1]),
        allowsSave: arguments[2] == "write"
    )
)
let context = ModelContext(container)
let now = Date(timeIntervalSince1970: 1_710_000_000.5)

if arguments[2] == "write" { try change() }
try read()

@MainActor func read() throws {
    for doc in try context.fetch(Doc.self, sortBy: [Doc.fields.title.ascending]) {
        show(doc.title, doc.labels.count)
    }
    for doc in try context.fetch(Doc.self, where: Doc.fields.labels.count == 1) { show(doc.title) }
    for purchase in try context.fetch(Purchase.self) {
        show(purchase.rowKey, purchase.customer?.name)
    }
    try showKeys(Chore.fields.due < now)
    try showKeys(Chore.fields.due > now)
    show(try context.fetchCount(Chore.self, where: Chore.fields.due == now))
    try showKeys(Chore.fields.at < now)
    try showKeys(Chore.fields.at >= now)
    try showKeys(Chore.fields.stamp <= now)
    try showKeys(Chore.fields.stamp > now)
    try showKeys(Chore.fields.stamp.isIn([now, Date(timeIntervalSince1970: 1_710_000_001)]))
    let (time, past) = (now, Date.distantPast)
    let isBefore = #Predicate<Chore> { ($0.at ?? past) < time }
    show(keys(try context.fetch(FetchDescriptor(predicate: isBefore))))
    show(
        try context.fetch(FetchDescriptor<Chore>(sortBy: [SortDescriptor(\.rowKey)]))
            .compactMap { $0.state?.rawValue }.joined(separator: " ")
    )
    for label in try context.fetch(FetchDescriptor<Label>(sortBy: [SortDescriptor(\.rowKey)])) {
        show(label.name)
    }
}

@MainActor func showKeys(_ condition: Condition<Chore>) throws {
    show(keys(try context.fetch(Chore.self, where: condition)))
}

func keys(_ chores: [Chore]) -> String {
    chores.compactMap(\.rowKey).sorted().map(String.init).joined(separator: " ")
}

@MainActor func change() throws {
    let atlas = try context.fetch(Doc.self, where: Doc.fields.title == "Atlas")[0]
    try refuse { context.insert(Label(name: "skip")) }
    try refuse { context.delete(atlas) }
    let purchase = try context.fetch(Purchase.self)[0]
    let customers = try context.fetch(Customer.self, sortBy: [Customer.fields.name.ascending])
    try refuse { purchase.customer = customers[1] }
    try refuse { customers[0].code = "B" }

    let second = try context.fetch(Label.self, where: Label.fields.name == "b")[0]
    atlas.labels = []
    try context.save()
    let removed = atlas.labels.count
    atlas.labels = [second]
    try context.save()
    print(removed, atlas.labels.count)

    // The object has what its row has.
    let chore = Chore()
    (chore.due, chore.at, chore.stamp) = (now, now, now)
    context.insert(chore)
    try context.save()
    let day = Date(timeIntervalSince1970: 1_709_942_400)
    print(chore.due == day, chore.at == Date(timeIntervalSince1970: 1_710_000_000))
    chore.due = now
    try context.save()
    print(chore.due == day)

    let number = Number(name: "any")
    context.insert(number)
    try context.save()
    context.delete(number)
    try context.save()
}

/// Makes a change that the database refuses, and prints the reason.
@MainActor func refuse(_ change: () throws -> Void) throws {
    try change()
    do {
        try context.save()
        print("not refused")
    } catch StoreError.constraint(let failure) {
        print(failure.message)
    } catch StoreError.missingValue(let property, let object) {
        print(property, object)
    } catch StoreError.danglingReference(let relationship, let object) {
        print(relationship, object)
    }
    context.rollback()
}
