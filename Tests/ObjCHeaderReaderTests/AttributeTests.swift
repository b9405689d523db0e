import ModelIR
import Testing

@Suite("Properties that become attributes") struct AttributeTests {
    @Test(
        "the type of a property determines that of the attribute",
        arguments: [
            ("NSString *", AttributeType.string), ("NSMutableString *", .string),
            ("NSDate *", .date),
            ("NSData *", .binary), ("NSDecimalNumber *", .decimal), ("NSUUID *", .uuid),
            ("NSURL *", .uri), ("id", .transformable), ("NSArray *", .transformable),
            ("BOOL", .boolean), ("bool", .boolean), ("int16_t", .integer16),
            ("uint8_t", .integer16),
            ("int", .integer32), ("unsigned short", .integer32), ("unsigned int", .integer64),
            ("long long", .integer64), ("NSInteger", .int), ("NSUInteger", .int), ("float", .float),
            ("CGFloat", .double), ("NSTimeInterval", .double), ("NSNumber *", .double),
        ]
    )
    func types(declared: String, type: AttributeType) throws {
        let read = try readClass("@property (nonatomic) \(declared) value;")
        #expect(read?.attributes.map(\.type) == [type])
    }

    @Test(
        "nullability determines whether a value is required",
        arguments: [
            ("(nullable) NSString *value", true), ("(nonnull) NSString *value", false),
            ("(null_resettable) NSString *value", true), ("() NSString *value", true),
            ("NSString * _Nonnull value", false), ("NSString * __nonnull value", false),
            ("NSString * _Nullable value", true), ("NSString * __nullable value", true),
            ("int value", false),
        ]
    )
    func nullability(declared: String, isOptional: Bool) throws {
        let declared = declared.replacing("() ", with: "")
        let read = try readClass("@property \(declared);")
        #expect(read?.attributes.map(\.isOptional) == [isOptional])
    }

    @Test("an audited region requires values, unless a property is nullable") func region() throws {
        let read = try readClass(
            """
            NS_ASSUME_NONNULL_BEGIN
            @property NSString *name;
            @property (nullable) NSString *nick;
            NS_ASSUME_NONNULL_END
            """
        )
        #expect(read?.attributes.map(\.isOptional) == [false, true])
    }

    @Test("a scalar property of a new object is zero") func zero() throws {
        let read = try readClass("@property BOOL a; @property int b; @property double c;")
        let expected: [DefaultValue] = [
            .literal(.boolean(false)), .literal(.integer(0)), .literal(.real(0)),
        ]
        #expect(read?.attributes.map(\.defaultValue) == expected)
        #expect(read?.attributes.map(\.usesScalarType) == [true, true, true])
    }

    @Test(
        "properties that no store can hold are left out, with a note at their place",
        arguments: [
            "@property (copy) void (^done)(void);", "@property (weak) id other;",
            "@property CGRect frame;", "@property SEL action;", "@property Class type;",
            "@property void *context;", "@property (readonly) NSString *summary;",
        ]
    )
    func leftOut(property: String) throws {
        let text = "@interface P : NSManagedObject\n\(property)\n@end"
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model?.entities.first?.attributes.isEmpty == true)
        #expect(found.map(\.id) == ["objc.left-out"])
        #expect(found.first?.severity == .note)
        #expect(found.first?.range.start.line == 2)
    }

    @Test("a property has its getter's name, or its Swift name, in code") func names() throws {
        let read = try readClass(
            "@property (getter=isDone) BOOL done;\n@property NSString *a NS_SWIFT_NAME(title);"
        )
        #expect(read?.attributes.map(\.name) == ["done", "a"])
        #expect(read?.attributes.map(\.declaredName) == ["isDone", "title"])
    }

    @Test("collections of values have the types as which Swift imports them") func collections()
        throws
    {
        let read = try readClass(
            """
            @property NSArray<NSString *> *a;
            @property NSDictionary<NSString *, NSDate *> *b;
            @property NSArray<NSArray<NSString *> *> *c;
            """
        )
        #expect(
            read?.attributes.map(\.customClassName) == ["[String]", "[String: Date]", "NSArray"]
        )
    }

    @Test("only the generated category of a class contains its attributes") func category() throws {
        let text = """
            @interface P : NSManagedObject
            @property NSString *helper;
            @end
            @interface P (CoreDataProperties)
            @property NSTimeInterval day;
            @end
            """
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model?.entities.first?.attributes.map(\.name) == ["day"])
        #expect(model?.entities.first?.attributes.map(\.type) == [.date])
        #expect(found.map(\.range.start.line) == [2])
    }

    @Test("doc comments are carried over") func documentation() throws {
        let read = try readClass(
            "/// The name.\n@property NSString *a;\n/** Two\n *  lines. */\n@property int b;"
        )
        #expect(read?.attributes.map(\.documentation) == [["The name."], ["Two", " lines."]])
    }

    @Test("a header without managed objects and enums is an error") func nothing() throws {
        let (model, found) = try readHeaders(["A.h": "@interface A : NSObject\n@end"])
        #expect(model == nil)
        #expect(found.map(\.id) == ["objc.nothing"])
    }
}
