import TestSupport
import Testing

/// Runs code whose tables and columns have different names than the model's entities and
/// properties.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SQLiteNamesRunTests {
    private static let opening = """
        func open(_ schema: Schema) throws -> ModelContainer {
            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            return try ModelContainer(
                for: schema,
                configurations: [ModelConfiguration(url: file)]
            )
        }

        """

    @Test("siblings keep what they store in columns that they share, or in their own")
    func siblings() throws {
        let output = try runProgram(
            Self.opening + """
                let container = try open(Schema([Node.self, Person.self, Camera.self, Note.self]))
                let context = ModelContext(container)
                let folder = Folder(caption: "f", code: "one", size: 70_000, title: "Folder")
                folder.Place = "shelf"
                let photo = Photo(caption: "p", place: 2.5, code: "one", title: "Photo")
                let scan = Scan(caption: "s", title: "Scan", width: 9)
                let text = Text(title: "Text", width: 8)
                let (ann, camera) = (Person(name: "Ann"), Camera(name: "SLR"))
                let objects: [ModelObject] = [folder, photo, scan, text, ann, camera]
                for object in objects { context.insert(object) }
                ann.folders.append(folder)
                camera.photos.append(scan)
                camera.photos.append(photo)
                for (index, name) in ["a", "b", "c"].enumerated() {
                    let note = Note(text: name)
                    context.insert(note)
                    if index == 0 { folder.notes.append(note) } else { photo.notes.append(note) }
                }
                try context.save()

                let other = ModelContext(container)
                for node in try other.fetch(Node.self, sortBy: [Node.fields.id.ascending]) {
                    switch node {
                    case let folder as Folder:
                        print(folder.title!, folder.size, folder.code!, folder.Place!, folder.place as Any)
                        print(folder.owner!.name, folder.notes.map(\\.text))
                    case let photo as Photo:
                        print(photo.title!, photo.size, photo.code as Any, photo.place as Any)
                        print(photo.owner!.name, photo.notes.map(\\.text).sorted())
                    case let text as Text: print(text.title!, text.width!)
                    default: print("?")
                    }
                }
                print(try other.fetch(Folder.self, where: Folder.fields.title == "Photo").count)
                print(try other.fetch(Photo.self, where: Photo.fields.title == "Photo").count)
                print(try other.fetch(Photo.self, where: Photo.fields.size > 1).count)
                print(try other.fetch(Photo.self, where: Photo.fields.owner.matches(Camera.fields.name == "SLR")).count)
                print(try other.fetch(Folder.self, where: Folder.fields.owner.matches(Person.fields.name == "Ann")).count)
                let slr = try other.fetch(FetchDescriptor<Camera>())[0]
                print(slr.photos.map { $0.title! })
                other.delete(slr)
                try other.save()
                print(try other.fetch(FetchDescriptor<Node>()).map { "\\(type(of: $0))" })
                """,
            over: "sqlite-siblings",
            in: TemporaryFolder(name: "siblings")
        )
        #expect(
            output == """
                Folder 70000 one shelf nil
                Ann ["a"]
                Photo 1.5 Optional("one") Optional(2.5)
                SLR ["b", "c"]
                Scan 1.5 nil nil
                SLR []
                Text 8
                0
                1
                2
                2
                1
                ["Scan", "Photo"]
                ["Folder", "Text"]

                """
        )
    }

    @Test("names that SQLite can't tell apart become different ones")
    func clashes() throws {
        let output = try runProgram(
            Self.opening + """
                let classes: [any PersistentModel.Type] = [
                    A.self, AB.self, Person.self, PersonTags.self, Photo.self, PhotoPerson.self,
                    Label.self, Tag.self, Counter.self,
                ]
                let container = try open(Schema(classes))
                let context = ModelContext(container)
                let (ann, tags) = (Person(Name: "Ann", name: 7), ["x", "y", "z"].map(Tag.init(text:)))
                ann._pk = "key"
                ann._type = "type"
                let photos = ["1", "2"].map(Photo.init(person_position:))
                let (a, ab) = (A(), AB())
                let others = [PersonTags(text: "t"), PhotoPerson(text: "p"), Label(text: "l")]
                    + [Counter(rowid: "r"), ann, a, ab]
                for object in others as [ModelObject] + tags + photos { context.insert(object) }
                ann.tags = [tags[1], tags[0]]
                ann._owner = [tags[2], tags[1]]
                ann.photos = [photos[1], photos[0]]
                a.b_c = [tags[0]]
                ab.c = [tags[1], tags[2]]
                try context.save()

                let other = ModelContext(container)
                let read = try other.fetch(Person.self, where: Person.fields.name == 7)[0]
                print(read.Name!, read.name!, read._pk!, read._type!)
                print(read.tags.map { $0.text! }, read._owner.map { $0.text! })
                print(read.photos.map { $0.person_position! })
                print(try other.fetch(FetchDescriptor<A>())[0].b_c.map { $0.text! })
                print(try other.fetch(FetchDescriptor<AB>())[0].c.map { $0.text! }.sorted())
                print(try other.fetch(Counter.self, where: Counter.fields.rowid == "r").count)
                print(try other.fetch(FetchDescriptor<Label>()).map { $0.text! })
                print(try other.fetch(Tag.self, where: Tag.fields.tags_position.any(Person.fields._pk == "key")).count)
                """,
            over: "sqlite-clashing-names",
            in: TemporaryFolder(name: "clashes")
        )
        #expect(
            output == """
                Ann 7 key type
                ["y", "x"] ["z", "y"]
                ["2", "1"]
                ["x"]
                ["y", "z"]
                1
                ["l"]
                2

                """
        )
    }

    @Test("a container opens over long definitions, and over constraints that are left out")
    func opening() throws {
        let outputs = try [
            ("sqlite-long-definitions", "Work", "title: $0"),
            ("sqlite-left-out-uniqueness", "Archive", "title: $0"),
        ].map { name, type, arguments in
            try runProgram(
                Self.opening + """
                    let container = try open(Schema([\(type).self]))
                    let context = ModelContext(container)
                    for object in ["a", "b", "a"].map({ \(type)(\(arguments)) }) { context.insert(object) }
                    do { try context.save() } catch { print(error) }
                    print(try context.fetch(FetchDescriptor<\(type)>()).compactMap(\\.title).sorted())
                    """,
                over: name,
                in: TemporaryFolder(name: "opening")
            )
        }
        #expect(outputs[0] == "[\"a\", \"a\", \"b\"]\n")
        // Of two new objects with one unique value, the later one stays.
        #expect(outputs[1] == "[\"a\", \"b\"]\n")
    }

    @Test("renamed properties are stored under the model's names")
    func renamed() throws {
        let output = try runProgram(
            Self.opening + """
                let container = try open(Schema([Form.self, Item.self, Model.self]))
                let context = ModelContext(container)
                let id = UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!
                let (form, model) = (Form(UUID: UUID(uuidString: "00000000-0000-0000-0000-000000000007")!, ID: id), Model(title: "m"))
                let items = ["a", "b"].map { Item(Field: "field", fields: $0) }
                for object in [form, model] + items as [ModelObject] { context.insert(object) }
                form.fields = [items[1], items[0]]
                items[0].entity.append(items[1])
                model.next = model
                model.forms.append(form)
                try context.save()

                let other = ModelContext(container)
                let read = try other.fetch(Form.self, where: Form.fields.ID == id)[0]
                print(read.UUID, read.fields.map { $0.fields! })
                let a = try other.fetch(Item.self, where: Item.fields.fields == "a")[0]
                print(a.FormProperty === read, a.entity.map { $0.Field! }, a.SwiftProperty.count)
                let isNext = Model.fields.next.matches(Model.fields.title == "m")
                print(try other.fetch(Model.self, where: isNext && Model.fields.forms.count == 1).count)
                """,
            over: "sqlite-renamed-properties",
            in: TemporaryFolder(name: "renamed")
        )
        #expect(
            output == """
                00000000-0000-0000-0000-000000000007 ["b", "a"]
                true ["field"] 0
                1

                """
        )
    }
}
