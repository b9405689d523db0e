import Foundation

@Model
final class Region {
    @Attribute(.unique) var code: String
}

/// A customer, whose rows are all in one partition.
@Model
@Distributed(by: \.id)
final class Customer {
    @Attribute(.unique) var id: Int
    var name: String = ""
    var region: Region?
    @Relationship(deleteRule: .cascade, inverse: \Project.customer) var projects: [Project]
}

@Model
@Distributed(by: \.customerID)
final class Project {
    #Unique<Project>([\.customerID, \.name])

    var customerID: Int
    var name: String
    var customer: Customer?
    @Relationship(deleteRule: .cascade, .ordered, inverse: \Job.project) var jobs: [Job]
    @Relationship(deleteRule: .cascade, inverse: \Budget.project) var budget: Budget?
    @Relationship(inverse: \Badge.projects) var badges: [Badge]
}

@Model
@Distributed(by: \.customerID)
class Job {
    #Index<Job>([\.customerID, \.title])

    var customerID: Int
    var title: String
    var project: Project?
    var follows: Job?
}

@Model
final class Repair: Job {
    var severity: Int = 1
}

@Model
@Distributed(by: \.customerID)
final class Budget {
    var customerID: Int
    var amount: Int = 0
    var project: Project?
}

@Model
@Distributed(by: \.customerID)
final class Badge {
    var customerID: Int
    var text: String
    var projects: [Project]
}
