import Foundation
import TestSupport
import Testing

/// Declarations for which `@ModelActor` reports an error, each at a line that ends with it.
struct WrongUses {
    private let text = """
        import ModelStore

        @ModelActor
        final class Importer {}  // error: can only be attached to an actor

        @ModelActor
        struct Exporter {}  // error: can only be attached to an actor

        @ModelActor
        actor Holder {
            nonisolated let modelContainer: ModelContainer  // error: adds 'modelContainer': remove
            nonisolated let modelExecutor: any ModelExecutor  // error: adds 'modelExecutor': remove
        }

        @ModelActor
        actor Maker {
            init(modelContainer: ModelContainer) {  // error: adds 'init(modelContainer:)': remove
                self.modelContainer = modelContainer
                modelExecutor = DefaultSerialModelExecutor(
                    modelContext: ModelContext(modelContainer)
                )
            }
        }

        @ModelActor
        actor Named {
            static let limit: Int = 3
            var note: String?
            var count: Int { 0 }
            lazy var size = 0
            let name: String  // error: adds 'init(modelContainer:)', which doesn't set 'name': give
            var tags: [String] { didSet { size = 1 } }  // error: adds 'init(modelContainer:)', which
        }
        """

    /// The text after `error: ` by line.
    var marks: [Int: String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let numbered = lines.enumerated().compactMap { index, line in
            line.components(separatedBy: "// error: ").dropFirst().first.map { (index + 1, $0) }
        }
        return Dictionary(uniqueKeysWithValues: numbered)
    }

    /// The marks whose text the macro reports at their line.
    func reportedMarks() throws -> [Int: String] {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "uses.swift")
        let store = try #require(BuiltStore())
        let options = ["-typecheck", "-swift-version", "6"] + store.importOptions
        let result = try run(["swiftc", "uses.swift"] + options, directory: folder.url)
        return marks.filter { number, mark in
            result.stderr.split(separator: "\n").contains {
                $0.hasPrefix("uses.swift:\(number):") && $0.contains("error: '@ModelActor' \(mark)")
            }
        }
    }
}
