#if MODELSTORE_MACROS
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// Actors whose context comes from `@ModelActor`.
    struct ModelActorMacroTests {
        @Test func theMacroAddsAContext() async throws {
            let store = try Store([Tag.self])
            let counter = TagCounter(modelContainer: store.container)
            try await counter.add(["a", "b"])
            #expect(try store.context().fetchCount(Tag.self) == 2)
            #expect(counter.modelContainer === store.container)
        }

        @Test func anInitializerMayBeDeclared() async throws {
            let store = try Store([Tag.self])
            let adder = TagAdder(prefix: "#", in: store.container)
            try await adder.add("a")
            #expect(try store.context().fetch(FetchDescriptor<Tag>()).map(\.label) == ["#a"])
        }

        @Test func wrongUsesAreReportedAtTheirLines() throws {
            let uses = WrongUses()
            #expect(uses.marks.count == 7)
            #expect(try uses.reportedMarks() == uses.marks)
        }

        @Test func membersHaveTheActorsAccess() throws {
            let folder = try TemporaryFolder()
            let store = try #require(BuiltStore())
            let options = ["-swift-version", "6", "-package-name", "apps"] + store.importOptions
            try folder.write(
                """
                import ModelStore
                @ModelActor public actor Library {}
                @ModelActor package actor Shelf {}
                """,
                to: "library.swift"
            )
            try folder.write(
                """
                import Library
                import ModelStore
                func open(_ container: ModelContainer) -> ModelContainer {
                    Library(modelContainer: Shelf(modelContainer: container).modelContainer).modelContainer
                }
                """,
                to: "app.swift"
            )
            let library = try run(
                ["swiftc", "-emit-module", "-module-name", "Library", "library.swift"] + options,
                directory: folder.url
            )
            #expect(library.succeeded, "\(library.output)")
            let app = try run(
                ["swiftc", "-typecheck", "-I", ".", "app.swift"] + options,
                directory: folder.url
            )
            #expect(app.succeeded && app.output.isEmpty, "\(app.output)")
        }
    }

    @ModelActor
    private actor TagCounter {
        private var added = 0

        func add(_ labels: [String]) throws {
            for label in labels { modelContext.insert(Tag(label: label)) }
            try modelContext.save()
            added += labels.count
        }
    }

    @ModelActor(disableGenerateInit: true)
    private actor TagAdder {
        let prefix: String

        init(prefix: String, in container: ModelContainer) {
            self.prefix = prefix
            modelContainer = container
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
        }

        func add(_ label: String) throws {
            modelContext.insert(Tag(label: prefix + label))
            try modelContext.save()
        }
    }
#endif
