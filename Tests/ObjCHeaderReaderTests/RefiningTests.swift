import Diagnostics
import ModelIR
import ObjCHeaderReader
import TestSupport
import Testing

@Suite("Headers beside a model") struct RefiningTests {
    private let start = Origin(
        file: "Notes",
        position: Origin.Position(line: 1, column: 1)
    )

    /// Refines a model of two entities by a header of one's class.
    private func refine(
        _ attributes: [Attribute],
        links: [Relationship] = [],
        _ members: String
    ) throws -> (model: Model, found: [Diagnostic]) {
        var entity = Entity(name: "Note", origin: start)
        entity.classReference = .named("ABCNote")
        entity.attributes = attributes
        entity.relationships = links
        var owner = Entity(name: "Owner", origin: start)
        owner.classReference = .named("ABCOwner")
        var model = Model(name: "Notes", sources: ["Notes"], origin: start)
        model.entities = [entity, owner]
        let folder = try TemporaryFolder(name: "headers")
        let text = """
            @class ABCOwner;
            typedef NS_ENUM(NSInteger, Mood) { MoodLow = -1, MoodHigh };
            @interface ABCNote : NSManagedObject
            \(members)
            @end
            """
        try folder.write(text, to: "Note.h")
        var sink = DiagnosticSink()
        let refined = ObjCHeaderReader(parser: .here)
            .refine(model, with: [folder.path + "Note.h"], diagnostics: &sink)
        return (try #require(refined), sink.sorted)
    }

    private func attribute(_ type: AttributeType, isOptional: Bool = true) -> Attribute {
        var attribute = Attribute(name: "value", type: type, origin: start)
        attribute.isOptional = isOptional
        return attribute
    }

    @Test("a nonnull value is required") func nonnull() throws {
        let (model, found) = try refine(
            [attribute(.string)],
            "@property (nonnull) NSString *value;"
        )
        #expect(model.entities.first?.attributes.map(\.isOptional) == [false])
        // A store may lack the value.
        #expect(found.map(\.id) == ["objc.requires"])
        let (_, other) = try refine(
            [attribute(.string, isOptional: false)],
            "@property (nonnull) NSString *value;"
        )
        #expect(other.isEmpty)
    }

    @Test("the elements of a collection that the model names without them") func elements() throws {
        var tags = attribute(.transformable)
        tags.customClassName = "NSArray"
        let (model, _) = try refine([tags], "@property (nullable) NSArray<NSString *> *value;")
        #expect(model.entities.first?.attributes.first?.customClassName == "[String]")
        tags.customClassName = "TagList"
        let (other, _) = try refine([tags], "@property (nullable) NSArray<NSString *> *value;")
        #expect(other.entities.first?.attributes.first?.customClassName == "TagList")
    }

    @Test("an enum takes the bits of the attribute") func enums() throws {
        let (model, found) = try refine([attribute(.integer16)], "@property Mood value;")
        #expect(model.entities.first?.attributes.map(\.valueType) == ["Mood"])
        #expect(model.valueTypes.map(\.rawType) == [.integer16])
        #expect(model.valueTypes[0].origin.location.file.hasSuffix("Note.h"))
        #expect(found.isEmpty)
    }

    @Test("what the header alone would lose is up to the model") func lost() throws {
        let (_, found) = try refine(
            [attribute(.string)],
            """
            @property (nonatomic, retain) NSSet *tags;
            @property (nonatomic, retain) NSManagedObject *owner;
            @end
            @interface ABCNote (Attributes)
            @property (nonatomic, copy) NSString *value;
            """
        )
        #expect(found.isEmpty, "\(found)")
    }

    @Test("the model knows a class that no header declares") func destinations() throws {
        let link = Relationship(name: "owner", destination: "Owner", origin: start)
        let (_, found) = try refine(
            [],
            links: [link],
            "@property (nonatomic, strong) ABCOwner *owner;"
        )
        #expect(found.isEmpty, "\(found)")
    }

    @Test("a transformable value gets its class") func classes() throws {
        let (model, found) = try refine(
            [attribute(.transformable)],
            "@property NSArray<NSString *> *value;"
        )
        #expect(model.entities.first?.attributes.map(\.customClassName) == ["[String]"])
        #expect(found.isEmpty)
    }

    @Test(
        "a difference is a warning at both places, and the model wins",
        arguments: [
            ("@property double value;", "objc.differs"),
            ("@property (nullable) NSString *value;", "objc.differs"),
            ("@property ABCNote *value;", "objc.differs"),
            ("@property NSString *other;", "objc.not-in-model"),
        ]
    )
    func differences(property: String, id: String) throws {
        let before = attribute(.string, isOptional: false)
        let (model, found) = try refine([before], property)
        #expect(model.entities.first?.attributes == [before])
        #expect(found.map(\.id) == [id])
        #expect(found.first?.range.start.file.hasSuffix("Note.h") == true)
        #expect(found.first?.range.start.line == 4)
        #expect(found.first?.notes.map(\.location?.file) == ["Notes"])
    }

    @Test("a scalar of Xcode may show a date, and a wider integer a narrow one") func accepted()
        throws
    {
        #expect(try refine([attribute(.date)], "@property NSTimeInterval value;").found.isEmpty)
        #expect(try refine([attribute(.integer16)], "@property NSInteger value;").found.isEmpty)
    }
}
