import Testing

/// Code of apps, in the files of models and in other ones.
struct AppFileTests {
    /// Views like to have such names, in files that the tool doesn't read.
    @Test func typesOfAppsCanBeNamedAsTypesOfTheLibrary() throws {
        let output = try runModel(
            "@Model final class Item { var name: String; init(name: String) { self.name = name } }",
            program: """
                let item = Item(name: "a")
                print(Row(item).text, Field.note, Item.fields.name == "a")
                """,
            files: [
                """
                struct Row { let text: String; init(_ item: Item) { text = item.name } }
                enum Field { case note }
                struct Entity {}
                struct Fields {}
                struct KeyPaths {}
                struct Statement {}
                """
            ]
        )
        #expect(output.hasPrefix("a note "))
    }

    /// As in a file that is shared with code for older systems.
    @Test func codeForSwiftDataIsThatOfTheModel() throws {
        let output = try runModel(
            """
            #if canImport(SwiftData)
                @Model final class Item {
                    var name: String
                    init(name: String) { self.name = name }
                    #if canImport(SwiftData)
                        var title: String { name + "!" }
                    #else
                        var title: String { name }
                    #endif
                }
                #if canImport(SwiftData) && !MODEL_TESTS
                    extension Item { static var sample: Item { Item(name: "s") } }
                #endif
            #endif
            #if !canImport(SwiftData)
                struct Item { var text = "" }
            #endif
            """,
            program: "print(Item.sample.title)"
        )
        #expect(output == "s!\n")
    }

    /// What only Apple's Foundation has, and an enum of a class inside of a struct, which conditions ask about.
    @Test func enumsOfClassesKeepTheirMeaning() throws {
        let output = try runModel(
            """
            struct Shows {
                @Model final class Series {
                    var kind: Kind = Kind.film
                    init() {}
                    enum Kind: String, Codable, CustomLocalizedStringResourceConvertible {
                        case film
                        var localizedStringResource: LocalizedStringResource { "Film" }
                    }
                }
            }
            """,
            program: "print(Shows.Series.fields.kind == .film)"
        )
        #expect(output.contains("kindRaw"), "\(output)")
    }

    /// As apps call what they only hide, and SwiftData allows.
    @Test func propertiesCanHaveTheNamesOfAnObjectsState() throws {
        let output = try runModel(
            """
            @Model final class Note {
                var title: String
                var isDeleted: Bool = false
                var hasChanges: Bool
                init(title: String) { self.title = title; hasChanges = true }
                func softDelete() { isDeleted = true }
            }
            """,
            program: """
                let note = Note(title: "a")
                note.softDelete()
                let object: any PersistentModel = note
                print(note.isDeleted, note.hasChanges, object.isDeleted, object.hasChanges)
                """
        )
        #expect(output == "true true false false\n")
    }

    @Test func classesCanPromiseThatThreadsShareThem() throws {
        let output = try runModel(
            """
            @Model final class Item: @unchecked Sendable {
                var name: String
                init(name: String) { self.name = name }
            }
            """,
            program: """
                func text(of object: some Sendable & PersistentModel & Hashable) -> String { "\\(object)" }
                print(text(of: Item(name: "a")))
                """
        )
        #expect(output == "Item, not saved\n")
    }

    @Test func objectsAreEqualAsTheAppSays() throws {
        let output = try runModel(
            "@Model final class Item { var name: String; init(name: String) { self.name = name } }",
            program: """
                let items = [Item(name: "a"), Item(name: "a"), Item(name: "b")]
                print(Set(items).count, items[0] == items[1], items[0] < items[2])
                """,
            files: [
                """
                extension Item: Comparable {
                    static func == (left: Item, right: Item) -> Bool { left.name == right.name }
                    static func < (left: Item, right: Item) -> Bool { left.name < right.name }
                    func hash(into hasher: inout Hasher) { hasher.combine(name) }
                }
                """
            ]
        )
        #expect(output == "2 true true\n")
    }
}
