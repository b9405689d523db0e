import Testing

/// Macros that only their places show to be some, because they aren't spelled as macros are.
struct PlacedMacroTests {
    @Test(
        arguments: [
            "@property (nonatomic, copy) NSString *name AppOld;",
            "@property (nonatomic, copy) NSString *name app_since(3, 4);",
            "AppOld @property (nonatomic, copy) NSString *name;",
            "appOld(\"use nick\")\n@property (nonatomic, copy) NSString *name;",
            "@property (nonatomic, copy) app_nullable NSString *name;",
            "@property (nonatomic, copy) NSString * app_nullable name;",
            "OLD @property (nonatomic, copy) NSString *name;",
            "@property (nonatomic, copy) NSString *name;\n- (void)load appUnused;",
            "@property (nonatomic, copy) NSString *name;\nappUnused - (void)load;",
            "@property (nonatomic, copy) NSString *name;\nappUnused\n+ (void)load;",
        ]
    )
    func macrosOfEverySpellingAreIgnored(_ line: String) throws {
        let (model, found) = try readHeaders([
            "Person.h": """
            @interface Person : NSManagedObject
            \(line)
            @property (nonatomic) int16_t age;
            @end
            """
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["name", "age"])
        #expect(model?.entities.first?.attributes.map(\.type) == [.string, .integer16])
        #expect(found.map(\.id) == ["objc.unknown-macro"])
        // It may be a misspelled declaration.
        #expect(found.map(\.severity) == [.warning])
    }

    @Test func typesThatNoHeaderDeclaresAreNoMacros() throws {
        let (_, found) = try readHeaders([
            "Person.h": """
            @interface Person : NSManagedObject
            @property (nonatomic, copy) Completion done NS_AVAILABLE(10_8, 6_0);
            @property (nonatomic, strong) Color const *color;
            @end
            """
        ])
        #expect(!found.contains { $0.id == "objc.unknown-macro" }, "\(found)")
        #expect(found.filter { $0.id == "objc.unknown-name" }.count == 2)
    }

    @Test func otherMistakesAreErrors() throws {
        let (model, found) = try readHeaders([
            "Person.h":
                "@interface Person : NSManagedObject\n@property NSString *name\n@property int age;\n@end"
        ])
        #expect(model == nil)
        #expect(found.map(\.id) == ["objc.syntax"])
    }
}
