import Foundation
import ModelStore
import TestSupport
import Testing

/// SwiftData's constants for errors, in the places where code names them.
struct SwiftDataErrorTests {
    private func name(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "none"
        } catch SwiftDataError.backwardMigration {
            return "backward"
        } catch SwiftDataError.loadIssueModelContainer {
            return "load"
        } catch let error as SwiftDataError where error == .modelValidationFailure {
            return "validation"
        } catch let error as SwiftDataError {
            return switch error {
            case .missingModelContext: "context"
            case .unsupportedPredicate, .duplicateConfiguration: "predicate"
            default: "\(error)"
            }
        } catch {
            return "other"
        }
    }

    @Test func patternsTellGroupsApart() throws {
        #expect(name { throw StoreError.newerModel(path: "f", version: nil) } == "backward")
        #expect(name { throw StoreError.notWritable(path: "f", reason: "r") } == "load")
        #expect(name { throw StoreError.missingValue(property: "p", object: "o") } == "validation")
        #expect(name { throw StoreError.notInThisContext(object: "o") } == "context")
        #expect(name { throw StoreError.invalidFetch(entity: "e", reason: "r") } == "predicate")
        #expect(name { throw StoreError.rowIsGone(object: "o") }.contains("o"))
        #expect(name { throw SwiftDataError.backwardMigration } == "backward")
        let error: any Error = StoreError.notWritable(path: "f", reason: "r")
        #expect(error as? SwiftDataError == .loadIssueModelContainer)
        #expect(error as? SwiftDataError != .modelValidationFailure)
        let other: any Error = CancellationError()
        #expect(other as? SwiftDataError != .loadIssueModelContainer)
        #expect(name { throw SwiftDataError.missingModelContext } == "other")
        #expect(name { throw CancellationError() } == "other")
    }

    @Test func operationsThrowErrorsOfTheirGroup() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("not a database, but a text that is long enough", to: "f")
        let loading = name {
            _ = try ModelContainer(for: Tag.self, configurations: ModelConfiguration(url: file))
        }
        #expect(loading == "load")
        let container = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = ModelContext(container)
        do {
            _ = try context.fetchCount(FetchDescriptor<Lamp>())
        } catch {
            #expect(SwiftDataError.unknownSchema ~= error)
            let known = try #require(error as? SwiftDataError)
            #expect(known != .missingModelContext)
        }
    }
}
