import Diagnostics
import ModelIR
import TestSupport
import Testing

/// Properties of which headers don't tell enough, so that someone has to be told.
struct LostPropertyTests {
    @Test(arguments: ["NSSet<Tag *> *", "NSOrderedSet<Tag *> *"])
    func aSetOfAClassThatIsOnlyDeclaredForwardIsAWarning(_ type: String) throws {
        let (model, found) = try readHeaders([
            "P.h": """
            @class Tag;
            @interface P : NSManagedObject
            @property (nonatomic, strong) \(type)tags;
            @property (nonatomic, strong) NSSet<NSString *> *words;
            @end
            """
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["words"])
        #expect(found.map(\.id) == ["objc.undefined-class"])
        #expect(found.first?.range.start.line == 3)
        #expect(found.first?.message.contains("don't define 'Tag'") == true)
    }

    @Test(arguments: [true, false])
    func aPropertyInAConditionThatDoesNotHoldIsANote(_ isChild: Bool) throws {
        let tool = try #require(builtTool)
        let text = """
            #ifndef P_H
            #define P_H
            @interface P : NSManagedObject
            @property BOOL isOpen;
            #if TARGET_OS_OSX
              @property (nonatomic, copy) NSString *path APP_OLD;
            - (void)open;
            @property BOOL color;
            #else
            @property int color;
            #endif
            #ifdef APP_PRO
            // @property BOOL isOld;
            #elif TARGET_OS_IPHONE
            @property BOOL isPhone;
            #endif
            @end
            @interface Other : NSObject
            #if DEBUG
            @property BOOL isDebug;
            #endif
            @end
            #endif
            """
        let (model, found) = try readHeaders(
            ["P.h": text, "Q.h": "#include \"P.h\"\n#include \"P.h\""],
            parser: isChild ? .child(program: tool) : .here
        )
        #expect(model?.entities.first?.attributes.map(\.name) == ["isOpen", "color", "isPhone"])
        #expect(found.map(\.id) == ["objc.inactive"])
        #expect(found.first?.range.start.line == 6)
        #expect(found.first?.range.start.column == 3)
        #expect(
            found.first?.message.hasPrefix(
                "'path' of 'P' is left out, because '#if TARGET_OS_OSX' doesn't hold"
            ) == true
        )
    }

    /// Other builds of the app store such values.
    @Test func constantsInsideOfConditionsAreReported() throws {
        let (model, found) = try readHeaders([
            "S.h": """
            typedef NS_ENUM(int16_t, Source) {
                SourcePhone = 0,
            #if TARGET_OS_OSX
                SourceMac = 1, // stored
            #endif
            #if DEBUG
                SourceNone,
            #else
                SourceNone,
            #endif
            };
            typedef enum Kind Kind;
            typedef NS_OPTIONS(int32_t, Opt)
            {
            #if !TARGET_OS_IPHONE
                OptMac NS_SWIFT_NAME(mac) = 1 << 1,
                OptDesk
            #endif
                OptB = 1 << 2
            };
            @interface P : NSManagedObject
            @property (nonatomic) Source source;
            @property (nonatomic) Opt opt;
            @end
            """
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["source", "opt"])
        #expect(found.map(\.id) == Array(repeating: "objc.inactive-constant", count: 3))
        #expect(found.map(\.range.start.line) == [4, 16, 17])
        #expect(found.first?.message.contains("'SourceMac'") == true)
    }

    /// Xcode 4 to 6 wrote `NSManagedObject` for a class that it hadn't generated yet.
    @Test func anAccessorOfAnyManagedObjectSaysNothing() throws {
        let (model, found) = try readHeaders([
            "P.h": """
            @interface Tag : NSManagedObject
            @end
            @interface P : NSManagedObject
            @property (nonatomic, retain) NSSet *tags;
            @property (nonatomic, retain) NSSet<Tag *> *marks;
            @property (nonatomic, retain) NSManagedObject *owner;
            @end
            @interface P (CoreDataGeneratedAccessors)
            - (void)addTagsObject:(NSManagedObject *)value;
            - (void)addMarksObject:(NSManagedObject *)value;
            @end
            """
        ])
        #expect(model?.entities.last?.relationships.map(\.name) == ["marks"])
        #expect(found.map(\.id) == ["objc.unknown-destination", "objc.unknown-destination"])
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.range.start.line) == [4, 6])
    }

    @Test func anotherCategoryIsUnclear() throws {
        let (model, found) = try readHeaders([
            "P.h": """
            @interface P : NSManagedObject
            @property (nonatomic, copy) NSString *name;
            @end
            @interface P (Attributes)
            @property (nonatomic, copy) NSString *nick;
            @property (nonatomic, readonly) NSString *title;
            @property (nonatomic, copy) void (^done)(void);
            @end
            @interface Q : NSManagedObject
            @end
            @interface Q (CoreDataProperties)
            @property (nonatomic, copy) NSString *name;
            @end
            @interface Q (Display)
            @property (nonatomic, copy) NSString *title;
            @end
            """
        ])
        #expect(model?.entities.map { $0.attributes.map(\.name) } == [["name"], ["name"]])
        let unclear = found.filter { $0.id == "objc.unclear-property" }
        #expect(unclear.map(\.range.start.line) == [5])
        #expect(found.filter { $0.id == "objc.left-out" }.map(\.range.start.line) == [6, 7, 15])
    }

    @Test func propertiesOfProtocolsAreUnclear() throws {
        let (model, found) = try readHeaders([
            "P.h": """
            @protocol Dated
            @property (nonatomic, copy) NSDate *date;
            @end
            @protocol Named <Dated>
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic, copy) NSString *nick;
            @property (nonatomic, readonly) NSString *title;
            @optional
            @property (nonatomic, copy) NSString *color;
            @end
            @interface Base : NSManagedObject
            @property (nonatomic, copy) NSString *nick;
            @end
            @interface P : Base <Named>
            @property (nonatomic, copy) NSString *name;
            @end
            @interface Q : NSManagedObject
            @end
            @interface Q (CoreDataProperties) <Named>
            @property (nonatomic, copy) NSString *name;
            @end
            """
        ])
        #expect(
            model?.entities.map { $0.attributes.map(\.name) } == [["nick"], ["name"], ["name"]]
        )
        #expect(found.map(\.id) == ["objc.unclear-property"])
        #expect(found.first?.range.start.line == 14)
        #expect(found.first?.message.contains("'Dated' declares: 'date';") == true)
    }

    @Test func headersWithOneIncludeGuardAreBothRead() throws {
        let a = """
            //  A.h

            #ifndef MODEL_H
            #define MODEL_H
            @interface A : NSManagedObject
            @end
            #endif
            """
        let b = a.replacing("interface A", with: "interface B")
        let (model, found) = try readHeaders(["A.h": a, "B.h": b])
        #expect(model?.entities.map(\.name) == ["A", "B"])
        #expect(found.map(\.id) == ["objc.repeated-guard"])
        #expect(found.first?.range.start.line == 3)
        #expect(found.first?.range.start.file.hasSuffix("B.h") == true)
        // Headers for different systems are alternatives.
        let (same, nothing) = try readHeaders(["A.h": a, "iOS/A.h": a])
        #expect(same?.entities.map(\.name) == ["A"])
        #expect(nothing.isEmpty)
    }
}
