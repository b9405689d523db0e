import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"), .serialized)
struct GateTests {
    @Test("good code passes", arguments: ["6", "5"])
    func goodCodePasses(languageVersion: String) throws {
        let files = try Gate.files(in: "samples/good")
        let result = try Gate.check(["--swift-version", languageVersion] + files)
        #expect(result.succeeded, "\(result.output)")
        #expect(result.output.isEmpty)
    }

    @Test(
        "models of apps pass, with their dates, texts, measurements and exports",
        arguments: ["Budget", "Journal", "Tracker"]
    )
    func modelsOfAppsPass(app: String) throws {
        let result = try Gate.check(Gate.files(in: "samples/apps/\(app)"))
        #expect(result.succeeded, "\(result.output)")
        #expect(result.output.isEmpty)
    }

    @Test(
        "every mistake is reported where it stands",
        arguments: [
            ("broken-types", 12), ("broken-flow", 3), ("broken-actors", 2),
            ("broken-foundation", 9),
        ]
    )
    func everyMistakeIsReportedWhereItStands(sample: String, mistakes: Int) throws {
        let file = Gate.path("samples/\(sample)/Broken.swift")
        let result = try Gate.check([file])
        #expect(result.status == 1)
        let marked = try markedLines(of: file)
        #expect(marked.count == mistakes)
        #expect(reportedLines(in: result, "error") == marked, "\(result.output)")
    }

    @Test("a warning fails, and is shown as one")
    func aWarningFailsAndIsShownAsOne() throws {
        let file = Gate.path("samples/warning/Warning.swift")
        let result = try Gate.check([file])
        #expect(result.status == 1)
        #expect(try reportedLines(in: result, "warning") == markedLines(of: file))
        #expect(reportedLines(in: result, "error").isEmpty)
    }

    @Test("UIKit is not there")
    func withoutUIKit() throws {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\n", to: "View.swift")
        let result = try Gate.check(["View.swift"], directory: folder.url)
        #expect(result.status == 1)
        #expect(result.output.contains("no such module 'UIKit'"))
    }

    @Test("it works in any folder, with spaces in paths and another module name")
    func itWorksInAnyFolderWithSpacesInPathsAndAnotherModuleName() throws {
        let folder = try TemporaryFolder(name: "with two spaces")
        try folder.write("import CoreData\nfinal class Note: NSManagedObject {}\n", to: "A B.swift")
        let result = try Gate.check(["--module", "Notes", "A B.swift"], directory: folder.url)
        #expect(result.succeeded, "\(result.output)")
    }

    @Test("a batch names the folders that fail, in the order of the list")
    func aBatchNamesTheFoldersThatFailInTheOrderOfTheList() throws {
        let list = try TemporaryFolder()
        let samples = ["warning", "good", "broken-flow"].map { Gate.path("samples/\($0)") }
        try list.write(samples.joined(separator: "\n\n") + "\n", to: "folders")
        let result = try Gate.check(["--batch", "folders"], directory: list.url)
        #expect(result.status == 1)
        let failures = result.stdout.split(separator: "\n").filter { $0.hasPrefix("FAIL ") }
        #expect(failures == ["FAIL \(samples[0])", "FAIL \(samples[2])"])
        #expect(result.stdout.contains("missing return"))
    }

    @Test("a batch without a failure is silent")
    func aBatchWithoutAFailureIsSilent() throws {
        let list = try TemporaryFolder()
        try list.write(Gate.path("samples/good") + "\n", to: "folders")
        let result = try Gate.check(["--batch", "folders"], directory: list.url)
        #expect(result.succeeded)
        #expect(result.output.isEmpty)
    }

    @Test(
        "a wrong call is no failed check",
        arguments: [[], ["--nonsense"], ["--batch", "/nowhere"]]
    )
    func aWrongCallIsNoFailedCheck(arguments: [String]) throws {
        #expect(try Gate.check(arguments).status == 2)
    }

    @Test("a file that is not there fails")
    func aFileThatIsNotThereFails() throws {
        #expect(try Gate.check(["/nowhere/Missing.swift"]).status == 1)
    }

    @Test("names of NSObject and NSManagedObject are taken")
    func namesOfNSObjectAndNSManagedObjectAreTaken() throws {
        let taken = [
            "debugDescription", "hash", "superclass", "copy", "observationInfo", "className",
            "entity", "managedObjectContext", "isInserted", "isUpdated", "isDeleted",
            "hasChanges", "isFault", "faultingState", "hasPersistentChangedValues",
        ]
        let properties = taken.map { "    @NSManaged var \($0): Date" }
        let head = ["import CoreData", "final class Taken: NSManagedObject {"]
        let folder = try TemporaryFolder()
        let source = head + properties + ["}", ""]
        try folder.write(source.joined(separator: "\n"), to: "Taken.swift")
        let result = try Gate.check(["Taken.swift"], directory: folder.url)
        let lines = Set(taken.indices.map { $0 + head.count + 1 })
        #expect(reportedLines(in: result, "error") == lines, "\(result.output)")
    }
}
