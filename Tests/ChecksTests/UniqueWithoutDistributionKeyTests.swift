import Testing

struct UniqueWithoutDistributionKeyTests {
    @Test func findsValuesThatAreUniqueByThemselves() {
        expectMarked(
            swift: """
                @Model @Distributed(by: \\.accountID)
                class Project {
                    #Unique<Project>([\\.accountID, \\.name], ⚠️distribution.unique⚠️[\\.name, \\.number])
                    var accountID: Int
                    var name: String
                    var number: Int
                }
                @Model
                final class Bridge: Project {
                    ⚠️distribution.unique⚠️@Attribute(.unique) var code: String
                }
                """
        )
    }

    @Test func acceptsTheKeyItself() {
        expectMarked(
            swift: """
                @Model @Distributed(by: \\.id)
                final class Account { @Attribute(.unique) var id: UUID }
                @Model
                final class Region { @Attribute(.unique) var code: String }
                """
        )
    }
}
