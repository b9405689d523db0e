import Foundation
import ModelStore
import ModelTypes

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Order.self,
    Shelf.self,
    Sales.self,
    OrderLabel.self,
    Setting.self,
    configurations: ModelConfiguration(
        url: URL(fileURLWithPath: arguments[1]),
        allowsSave: arguments[2] == "write"
    )
)
let context = ModelContext(container)

func token(_ digit: Int) -> UUID {
    UUID(uuidString: "\(digit)B4E28BA-2FA1-11D2-883F-0016D3CCA427") ?? UUID()
}

if arguments[2] == "write" { try change() }
try read()

@MainActor func read() throws {
    context.rollback()
    let byNumber = [SortDescriptor(\Order.orderID)]
    for order in try context.fetch(FetchDescriptor(sortBy: byNumber)) {
        let labels = order.tags.map(\.label).sorted().joined(separator: "+")
        show(order.orderID, order.customer.company, order.clerk?.name, labels)
    }
    for customer in try context.fetch(
        FetchDescriptor<Customer>(sortBy: [SortDescriptor(\.company, order: .reverse)])
    ) {
        let photo = customer.profile?.photo.map { $0.map { String(format: "%02X", $0) }.joined() }
        show(customer.company, customer.orders.count, photo)
    }
    for clerk in try context.fetch(FetchDescriptor<Clerk>(sortBy: [SortDescriptor(\.name)])) {
        show(clerk.name, clerk.boss?.name, clerk.clerks.count)
    }
    let hasNoBoss = #Predicate<Clerk> { $0.boss == nil }
    show(try context.fetchCount(FetchDescriptor(predicate: hasNoBoss)))
    let alpha = try context.fetch(Customer.self, where: Customer.fields.company == "Alpha")[0]
    let id = alpha.persistentModelID
    let isOfAlpha = #Predicate<Order> { $0.customer.persistentModelID == id }
    show(
        alpha.code == "ALFA" ? try context.fetchCount(FetchDescriptor(predicate: isOfAlpha)) : 0
    )
    let isEarly = #Predicate<Order> { order in
        order.customer.company == "Alpha" && (order.orderID ?? 0) <= 2
    }
    show(try context.fetchCount(FetchDescriptor(predicate: isEarly)))
    let hasNote = #Predicate<Customer> { $0.orders.contains { $0.note == "x" } }
    for customer in try context.fetch(FetchDescriptor(predicate: hasNote)) {
        show(customer.company)
    }
    for order in try context.fetch(
        Order.self,
        where: Order.fields.tags.any(Tag.fields.label == "hot"),
        sortBy: [Order.fields.orderID.descending]
    ) {
        show(order.orderID)
    }
    for tag in try context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)])) {
        show(tag.label, tag.orders.count)
    }
    for order in try context.fetch(
        FetchDescriptor<Order>(
            sortBy: [
                SortDescriptor(\.customer.company, order: .reverse), SortDescriptor(\.orderID),
            ]
        )
    ) {
        show(order.orderID)
    }
    let isOfABusyCustomer = #Predicate<Badge> { $0.profile.customer.company != "Idle" }
    for badge in try context.fetch(
        FetchDescriptor(
            predicate: isOfABusyCustomer,
            sortBy: [SortDescriptor(\.profile.customer.company)]
        )
    ) {
        show(badge.number, badge.label, badge.profile.customer.company)
    }
    try readViews()
    for shelf in try context.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.number)])) {
        show(shelf.number, shelf.holds)
    }
}

/// Rows without a number.
@MainActor func readViews() throws {
    let byCompany = [SortDescriptor(\Sales.company, order: .reverse)]
    for row in try context.fetch(FetchDescriptor<Sales>(sortBy: byCompany)) {
        show(row.company, row.orders, row.lastNote)
    }
    let isBusy = #Predicate<Sales> { ($0.orders ?? 0) > 1 && $0.lastNote != nil }
    for row in try context.fetch(
        FetchDescriptor(predicate: isBusy, sortBy: [SortDescriptor(\.company)])
    ) {
        show(row.company)
    }
    let labels = try context.fetch(
        OrderLabel.self,
        sortBy: [OrderLabel.fields.label.ascending, OrderLabel.fields.token.ascending]
    )
    for row in labels { show(row.token?.uuidString.lowercased(), row.label) }
    show(try context.fetchCount(OrderLabel.self, where: OrderLabel.fields.token == token(1)))
    for row in try context.fetch(FetchDescriptor<Setting>(sortBy: [SortDescriptor(\.name)])) {
        let id = row.persistentModelID
        let found = try ModelContext(container).model(for: id, as: Setting.self)
        show(found?.name, found?.value)
    }
}

@MainActor func order(_ number: Int64) throws -> Order {
    try context.fetch(Order.self, where: Order.fields.orderID == number)[0]
}

@MainActor func change() throws {
    let profile = Profile(photo: Data([9]))
    profile.customer = Customer(code: "NEW", company: "New")
    let badge = Badge(label: "new")
    badge.profile = profile
    // References come before what they lead to.
    context.insert(badge)
    let new = Order()
    new.customer = profile.customer
    context.insert(new)
    let tag = Tag(token: token(3), label: "new")
    new.tags.append(tag)
    let (second, third) = (try order(2), try order(3))
    second.tags.append(tag)
    try order(1).tags.removeAll { $0.token == token(2) }
    third.customer = new.customer
    let clerk = Clerk(email: "yan@x", name: "Yan")
    new.clerk = clerk
    clerk.boss = Clerk(email: "zoe@x", name: "Zoe")
    try context.save()
    try refuseToRename()
    try refuse(in: context) { context.insert(Customer(code: "NEW", company: "Other")) }

    context.delete(try context.fetch(FetchDescriptor<Setting>())[0])
    do {
        try context.save()
        print("not refused")
    } catch StoreError.unsupported(let reason) {
        print(reason)
    }
    context.rollback()

    // A reference to a row whose value changes, too.
    let alpha = try context.fetch(Customer.self, where: Customer.fields.code == "ALFA")[0]
    alpha.code = "ALPHA"
    let fifth = Order(note: "five")
    fifth.customer = alpha
    context.insert(fifth)
    try order(1).note = "renamed"
    try context.save()

    for customer in try context.fetch(FetchDescriptor<Customer>())
    where ["BRAVO", "IDLE"].contains(customer.code) {
        context.delete(customer)
    }
    context.delete(try context.fetch(Tag.self, where: Tag.fields.token == token(1))[0])
    context.insert(Shelf(holds: "ink"))
    try context.save()
}

/// Others refer to the clerk by the value that changes, and the table doesn't say that they follow.
@MainActor func refuseToRename() throws {
    let ann = try context.fetch(Clerk.self, where: Clerk.fields.name == "Ann")[0]
    ann.email = "anna@x"
    do {
        try context.save()
        print("not refused")
    } catch StoreError.danglingReference(let relationship, _) {
        print(["Clerk.boss", "Order.clerk"].contains(relationship))
    }
    context.rollback()
}
