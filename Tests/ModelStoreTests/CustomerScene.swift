import ModelStore

/// Customers with everything that belongs to them, each in a partition of its own or with others.
struct CustomerScene {
    let customer: Customer
    let project: Project
    let jobs: [Job]
    let budget: Budget
    let badge: Badge

    init(_ id: Int, into context: ModelContext) {
        customer = Customer(id: id)
        project = Project(customerID: id, name: "project")
        jobs = [
            Job(customerID: id, title: "first"), Job(customerID: id, title: "second"),
            Repair(customerID: id, title: "third", severity: 3),
        ]
        budget = Budget(customerID: id, amount: 10 * id)
        badge = Badge(customerID: id, text: "badge")
        context.insert(customer)
        project.customer = customer
        project.jobs = jobs
        project.budget = budget
        project.badges.append(badge)
        jobs[1].follows = jobs[0]
    }

    static let classes: [any PersistentModel.Type] = [Customer.self, Badge.self]
}
