import ModelIR
import Testing

@Suite("Properties that become relationships") struct RelationshipTests {
    @Test(
        "collections of managed objects lead to many",
        arguments: [
            ("NSSet<Tag *> *", Relationship.Cardinality.toMany), ("NSMutableSet<Tag *> *", .toMany),
            ("NSOrderedSet<Tag *> *", .orderedToMany), ("Tag *", .toOne),
            ("__kindof Tag *", .toOne),
        ]
    )
    func cardinality(declared: String, cardinality: Relationship.Cardinality) throws {
        let read = try readClass("@property \(declared) tags;")
        #expect(read?.relationships.map(\.cardinality) == [cardinality])
        #expect(read?.relationships.map(\.destination) == ["Tag"])
        #expect(read?.attributes.isEmpty == true)
    }

    @Test("an accessor names the class of elements") func accessor() throws {
        let text = """
            @class Tag;
            @interface P : NSManagedObject
            @property NSSet *tags;
            @property NSSet *words;
            @end
            @interface P (CoreDataGeneratedAccessors)
            - (void)addTagsObject:(Tag *)value;
            @end
            @interface Tag : NSManagedObject
            @property P *owner;
            @end
            """
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model?.entities.first?.relationships.map(\.destination) == ["Tag"])
        #expect(model?.entities.first?.relationships.first?.inverse?.relationship == "owner")
        #expect(model?.entities.last?.relationships.first?.inverse?.relationship == "tags")
        #expect(found.map(\.id) == ["objc.unknown-destination"])
        #expect(found.first?.range.start.line == 4)
    }

    @Test("several candidates for an inverse leave it open") func ambiguous() throws {
        let text = """
            @class B;
            @interface A : NSManagedObject
            @property B *first;
            @property B *second;
            @end
            @interface B : NSManagedObject
            @property NSSet<A *> *all;
            @end
            """
        let model = try readHeaders(["A.h": text]).model
        let inverses = model?.entities.flatMap(\.relationships).map(\.inverse)
        #expect(inverses == [nil, nil, nil])
    }

    @Test("a property of a class that is only declared forward is left out, except one of Apple's")
    func forward() throws {
        let text = """
            @class Color, CLBeacon;
            @interface P : NSManagedObject
            @property Color *color;
            @property CLBeacon *beacon;
            @end
            """
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model?.entities.first?.attributes.map(\.customClassName) == ["CLBeacon"])
        #expect(found.map(\.id) == ["objc.undefined-class"])
        #expect(found.first?.range.start.line == 3)
    }

    @Test("a subclass has its entity as parent") func inheritance() throws {
        let text = """
            @interface A : NSManagedObject
            @end
            @interface B : A
            @end
            @interface _C : B
            @property int size;
            @end
            @interface C : _C
            @end
            @interface D : C
            @end
            """
        let entities = try readHeaders(["A.h": text]).model?.entities
        #expect(entities?.map(\.name) == ["A", "B", "C", "D"])
        #expect(entities?.map(\.parent) == [nil, "A", "B", "C"])
        #expect(entities?.map(\.attributes.count) == [0, 0, 1, 0])
    }
}
