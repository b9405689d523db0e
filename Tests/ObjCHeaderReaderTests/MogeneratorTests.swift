import ModelIR
import Testing

@Suite("Headers of mogenerator") struct MogeneratorTests {
    private func entity(_ members: String, after: String = "") throws -> Entity? {
        let text = """
            typedef NS_ENUM(int16_t, Kind) { KindA, KindB };
            @interface _P : NSManagedObject
            \(members)
            @end
            \(after)
            @interface P : _P
            @end
            """
        return try readHeaders(["P.h": text]).model?.entities.first
    }

    @Test(
        "a scalar accessor tells the type of a number",
        arguments: [
            ("@property int16_t ageValue;", AttributeType.integer16),
            ("- (BOOL)ageValue;", .boolean), ("- (float)primitiveAgeValue;", .float),
            ("@property int64_t ageValue;", .integer64),
        ]
    )
    func scalars(accessor: String, type: AttributeType) throws {
        let read = try entity("@property (strong) NSNumber *age;\n\(accessor)")
        #expect(read?.name == "P")
        #expect(read?.attributes.map(\.name) == ["age"])
        #expect(read?.attributes.map(\.type) == [type])
        #expect(read?.attributes.map(\.isOptional) == [true])
    }

    @Test("a scalar accessor can have the type of an enum") func enums() throws {
        let read = try entity("@property NSNumber *kind;\n@property Kind kindValue;")
        #expect(read?.attributes.map(\.valueType) == ["Kind"])
        #expect(read?.attributes.map(\.type) == [.integer16])
    }

    @Test("the id and primitive accessors aren't attributes") func accessors() throws {
        let read = try entity(
            "@property (readonly) NSManagedObjectID *objectID;\n@property NSString *name;",
            after:
                "@interface _P (CoreDataGeneratedPrimitiveAccessors)\n@property NSString *primitiveName;\n@end"
        )
        #expect(read?.attributes.map(\.name) == ["name"])
    }

    @Test("a read-only attribute has no setter") func readOnly() throws {
        let read = try entity("@property (readonly) NSString *serial;")
        #expect(read?.attributes.map(\.isReadOnly) == [true])
    }

    @Test("the list of relationships tells them from values") func lists() throws {
        let text = """
            @class Q;
            extern const struct PRelationships { __unsafe_unretained NSString *other; } PRelationships;
            @interface P : NSManagedObject
            @property Q *other;
            @property Q *value;
            @end
            """
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model?.entities.first?.attributes.isEmpty == true)
        #expect(found.map(\.id) == ["objc.unknown-destination", "objc.undefined-class"])
    }

    @Test("the class for people may be missing") func machineAlone() throws {
        let text = "@interface _P : NSManagedObject\n@property int size;\n@end"
        let model = try readHeaders(["_P.h": text]).model
        #expect(model?.entities.map(\.name) == ["P"])
        #expect(model?.entities.first?.attributes.map(\.name) == ["size"])
    }
}
