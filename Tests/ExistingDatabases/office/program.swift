import Foundation
import ModelStore
import ModelTypes

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Account.self,
    Entry.self,
    Mail.self,
    Device.self,
    configurations: ModelConfiguration(
        url: URL(fileURLWithPath: arguments[1]),
        allowsSave: arguments[2] == "write"
    )
)
let context = ModelContext(container)

if arguments[2] == "write" { try change() }
try read()

@MainActor func read() throws {
    context.rollback()
    let byName = [SortDescriptor(\Account.name)]
    for row in try context.fetch(FetchDescriptor(sortBy: byName)) {
        show(
            row.name,
            row.balance,
            row.label,
            row.doubled,
            row.recur?.rawValue,
            row.paid,
            row.made,
            row.meta
        )
    }
    let isActive = #Predicate<Account> { $0.active == true }
    for row in try context.fetch(FetchDescriptor(predicate: isActive, sortBy: byName)) {
        show(row.name)
    }
    let isTrue = #Predicate<Account> { true == $0.active }
    for row in try context.fetch(FetchDescriptor(predicate: isTrue, sortBy: byName)) {
        show(row.name)
    }
    let made = Account.fields.made > 2000
    for row in try context.fetch(FetchDescriptor(made, sortBy: [Account.fields.name.ascending])) {
        show(row.name)
    }
    let isCash = #Predicate<Account> { ($0.label ?? "").starts(with: "CASH ") && $0.doubled != nil }
    for row in try context.fetch(FetchDescriptor(predicate: isCash, sortBy: byName)) {
        show(row.name)
    }
    for row in try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.rowKey)])) {
        show(row.account.name, row.amount, text(row.at))
    }
    for row in try context.fetch(FetchDescriptor<Mail>(sortBy: [SortDescriptor(\.rowKey)])) {
        show(row.address, row.raw, row.deleted ? 1 : 0)
    }
    for row in try context.fetch(FetchDescriptor<Device>(sortBy: [SortDescriptor(\.rowKey)])) {
        let found = try context.fetchCount(Device.self, where: Device.fields.token == row.token)
        show(row.token.uuidString.lowercased() + (found == 1 ? "" : ", not found"))
    }
}

func text(_ date: Date) -> String {
    date == .distantPast ? "0000-12-30 00:00:00" : "\(date)".replacing(" +0000", with: "")
}

@MainActor func change() throws {
    let cash = try context.fetch(Account.self, where: Account.fields.name == "cash")[0]
    // What a trigger changes is seen by the next fetch, and by the next transaction.
    let entry = Entry(amount: 50, at: .distantPast)
    entry.account = cash
    context.insert(entry)
    try context.save()
    _ = try context.fetch(FetchDescriptor<Account>())
    print(cash.balance, cash.doubled ?? -1)
    let second = Entry(amount: 7, at: Date(timeIntervalSince1970: 1_700_000_000))
    second.account = cash
    context.insert(second)
    try context.save()
    try context.write { cash.balance += 100 }
    print(cash.balance, cash.label ?? "-")

    // A generated value follows the changes.
    let new = Account(name: "new", balance: 3)
    print(new.label ?? "nil", new.recur?.rawValue ?? "nil")
    context.insert(new)
    try context.save()
    print(new.label ?? "nil", new.doubled ?? -1)
    new.balance = 4
    try context.save()
    print(new.label ?? "nil", new.doubled ?? -1)

    // A conflict is neither ignored, nor does it replace a row.
    try refuse(in: context) { context.insert(Account(name: "bank", balance: 0)) }
    try refuse(in: context) { context.insert(Mail(address: "b@x", raw: "A")) }
    try refuse(in: context) { context.insert(Mail(address: "a@x", raw: nil)) }
    try refuse(in: context) { context.insert(Mail(address: "c@x", raw: "a")) }
    do {
        try context.update(Account.self, set: Account.fields.name.set(to: "bank"))
        print("not refused")
    } catch StoreError.duplicate(let attributes, _) {
        print(attributes)
    }
    context.insert(
        Device(token: UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427") ?? UUID())
    )
    try context.save()
}
