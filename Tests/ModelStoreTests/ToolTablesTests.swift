import Foundation
import ModelStore
import TestSupport
import Testing

/// `modelgen convert --to sql` prints the tables that the store creates.
@Suite(.enabled(if: builtTool != nil, "modelgen is not built beside the tests"))
struct ToolTablesTests {
    @Test(arguments: LinkedModel.allCases)
    func areThoseOfTheStore(_ model: LinkedModel) throws {
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        let folder = repositoryRoot.appending(path: "Tests/Golden/\(model.rawValue)/input")
        let inputs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") || $0.contains(".xcdatamodel") }.sorted()
        let result = try run([tool, "convert"] + inputs + ["--to", "sql"], directory: folder)
        try #require(result.succeeded, "\(result.output)")
        let printed = result.stdout.split(separator: ";").map { compact($0) }.filter { $0 != "" }
        let store = try Store(model.classes)
        let created = try Database(store.file).texts(
            "SELECT sql FROM sqlite_schema WHERE sql NOT NULL"
                + " AND tbl_name NOT LIKE '@_ModelStore%' ESCAPE '@'"
        )
        #expect(Set(printed) == Set(created.map { compact($0) }))
    }

    /// A statement without white space.
    private func compact(_ statement: some StringProtocol) -> String {
        String(statement.filter { !$0.isWhitespace })
    }
}

/// The golden cases whose code these tests link.
enum LinkedModel: String, CaseIterable, Sendable {
    case chains = "sqlite-chains"
    case clubs = "sqlite-required"
    case customers = "sqlite-distributed"
    case forum = "sqlite-schema"
    case journeys = "copies"
    case kennel = "sqlite-unique-values"
    case models = "sqlite-store"

    var classes: [any PersistentModel.Type] {
        switch self {
        case .chains:
            [
                Link.self, Trunk.self, Branch.self, Room.self, Door.self, Bead.self, Step.self,
                Shell.self,
            ]
        case .clubs:
            [
                Agency.self, League.self, Player.self, YouthClub.self, Mascot.self, Club.self,
                Captain.self,
            ]
        case .customers: [Customer.self, Badge.self, Job.self, Budget.self, Region.self]
        case .forum: [Account.self, Message.self]
        case .journeys:
            [Trip.self, Traveller.self, Leg.self, Place.self, Ticket.self, Remark.self, Label.self]
        case .kennel: [Animal.self, Keeper.self, Seat.self, Coupon.self]
        case .models:
            [
                Tag.self, Passport.self, Photo.self, A.self, Person.self, C.self, Garden.self,
                B.self, Album.self, Plant.self,
            ]
        }
    }
}
