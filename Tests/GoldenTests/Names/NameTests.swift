import Foundation
import TestSupport
import Testing

/// Whatever the names of entities and properties, the code compiles, and objects can be saved,
/// found and deleted; or an error rejects the name.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct NameTests {
    @Test("names that need something, as properties")
    func properties() throws {
        try checkProperties(CandidateNames.few, variants: 0..<3)
    }

    @Test("names that need something, as entities")
    func entities() throws {
        try checkEntities(CandidateNames.few, refusing: CandidateNames.noClasses)
    }
}

/// The same test with all names, each as every kind of property.
@Suite(.enabled(if: isLongRun && !Recording.isOn, "MODELGEN_LONG=1 runs it"))
struct LongNameTests {
    @Test("all names as properties", arguments: Array(0..<NameModel.kinds.count).inTurn(of: 4))
    func properties(_ variant: Int) throws {
        try checkProperties(CandidateNames.all, variants: variant..<variant + 1)
    }

    @Test("all names as entities")
    func entities() throws {
        try checkEntities(CandidateNames.all, refusing: CandidateNames.noClasses)
    }

    @Test("all names for Core Data", .enabled(if: Gate.isSupported))
    func coreData() throws {
        let folder = try TemporaryFolder(name: "names")
        // Next to a to-many `NSManagedObject`, `NSManaged` would have a method with the same
        // selector.
        let names = CandidateNames.all.filter { $0 != "values" && $0 != "NSManaged" }
        let properties = try NamedCode(names, "coredata", in: folder, "Properties") {
            NameModel.properties($0, variants: 0..<2)
        }
        #expect(properties.refused.isSubset(of: CandidateNames.noProperties))
        var modules = [properties.folder.path]
        for (number, names) in distinct(names).enumerated() {
            let code = try NamedCode(
                names,
                "coredata",
                in: folder,
                "E\(number)",
                model: NameModel.entities
            )
            #expect(
                code.refused.isSubset(of: CandidateNames.noClasses.union(["CoreData", "isEqual"]))
            )
            modules.append(code.folder.path)
        }
        let result = try Gate.check(modules: modules)
        #expect(result.succeeded, "\(result.output)")
    }
}
