import ModelIR
import Testing

/// What headers of older apps contain that isn't in the headers that are named.
struct OldHeaderTests {
    @Test func constantsOfUnsignedTypesAreNotNegative() throws {
        let level = try readType(
            "typedef NS_ENUM(uint8_t, Level) { LevelLow = 1, LevelMax = 255 };"
        )
        guard case .enumeration(let levels)? = level?.kind else {
            Issue.record("\(String(describing: level))")
            return
        }
        #expect(levels.cases.map(\.rawValue) == [.integer(1), .integer(255)])
        #expect(levels.rawType == .integer16)
        for (type, bit) in [("uint8_t", 7), ("uint16_t", 15), ("uint32_t", 31)] {
            let mask = try readType(
                "typedef NS_OPTIONS(\(type), Mask) { MaskA = 1, MaskTop = 1u << \(bit) };"
            )
            guard case .optionSet(let options)? = mask?.kind else {
                Issue.record("\(String(describing: mask))")
                return
            }
            #expect(options.options.map(\.bit) == [0, bit])
        }
    }

    @Test func numbersInMacrosAreNoMacros() throws {
        let (model, found) = try readHeaders([
            "Person.h": """
            @interface Person : NSManagedObject
            @property (nonatomic, copy) NSString *name NS_AVAILABLE(10_8, 6_0);
            - (void)greet APP_UNUSED;
            @end
            """
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["name"])
        #expect(found.map(\.id) == ["objc.unknown-macro"])
    }

    @Test(arguments: ["", "#define MC_ENUM NS_ENUM"])
    func macrosOfAppsForEnumsAreKnown(_ definition: String) throws {
        let (model, found) = try readHeaders([
            "A.h": """
            typedef MC_ENUM(NSInteger, Mood) { MoodLow, MoodHigh };
            @interface Person : NSManagedObject
            @property (nonatomic) Mood mood;
            @end
            """, "Macros.h": definition,
        ])
        #expect(model?.valueTypes.map(\.name) == ["Mood"])
        #expect(model?.entities.first?.attributes.first?.valueType == "Mood")
        #expect(found.isEmpty, "\(found)")
    }

    @Test func macrosAndBlocksOfOtherHeadersNeedNoImport() throws {
        let (model, found) = try readHeaders([
            "A.h": """
            @interface Person : NSManagedObject
            @property (nonatomic, copy) NSString *name APP_OLD;
            - (void)load:(Done)done;
            @end
            """,
            "Macros.h": "#define APP_OLD __attribute__((deprecated))",
            "Z.h": "typedef void (^Done)(void);",
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["name"])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func classesWithParametersAreRead() throws {
        let person = try readClass(
            """
            + (NSFetchedResultsController<Person *> *)all;
            - (NSMapTable<NSString *, Person *> *)map;
            - (AppBox<Person *, NSSet<Person *> *> *)box;
            - (NSDictionary<NSAttributedStringKey, id> *)style;
            @property (nonatomic, copy) NSString *name;
            """
        )
        #expect(person?.attributes.map(\.name) == ["name"])
    }

    @Test func propertiesOfUnknownTypesAreLeftOut() throws {
        let (model, found) = try readHeaders([
            "Person.h": """
            static const NSUInteger kMax = APP_DEFAULT_MAX;
            @interface Person : NSManagedObject
            @property (nonatomic, copy) Completion done;
            @property (nonatomic, copy) dispatch_block_t block;
            @property (nonatomic) int32_t age;
            @end
            """
        ])
        #expect(model?.entities.first?.attributes.map(\.name) == ["age"])
        #expect(
            found.map(\.id).sorted()
                == ["objc.left-out", "objc.left-out", "objc.unknown-macro", "objc.unknown-name"]
        )
        #expect(found.contains { $0.message.hasSuffix("nothing is known of 'Completion'") })
    }

    /// Each header is compiled for itself.
    @Test func headersMayHaveConstantsOfOneName() throws {
        let text = "static NSString *const kEntityName = @\"x\";\n"
        let (model, found) = try readHeaders([
            "A.h": text + "@interface A : NSManagedObject @end",
            "B.h": text + "@interface B : NSManagedObject @end",
        ])
        #expect(model?.entities.map(\.name) == ["A", "B"])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func aSetMayBeEmptyAlthoughItIsNeverNil() throws {
        let person = try readClass("@property (nonatomic, nonnull) NSSet<Tag *> *tags;")
        #expect(person?.relationships.first?.isOptional == true)
    }

    @Test func namesOfConstantsAreThoseThatSwiftImports() throws {
        let type = try readType(
            """
            typedef NS_ENUM(NSInteger, Kind) {
                KindRGBA8Unorm, KindHTTP2Error, KindURLs, KindIDs, KindURLList, KindIsURL
            };
            """
        )
        guard case .enumeration(let kinds)? = type?.kind else {
            Issue.record("\(String(describing: type))")
            return
        }
        #expect(
            kinds.cases.map(\.name) == [
                "rgba8Unorm", "http2Error", "urls", "ids", "urlList", "isURL",
            ]
        )
    }

    @Test func swiftKeepsUnderscoresInNamesOfConstants() throws {
        let type = try readType(
            """
            typedef NS_ENUM(NSInteger, Format) {
                FormatBGRA8_sRGB, Format_Plain_Text, Format_OLD_Text
            };
            """
        )
        guard case .enumeration(let formats)? = type?.kind else {
            Issue.record("\(String(describing: type))")
            return
        }
        #expect(formats.cases.map(\.name) == ["bgra8_sRGB", "plain_Text", "old_Text"])
    }

    @Test func optionsAreNotCalledAsWhatEveryOptionSetHas() throws {
        let type = try readType(
            "typedef NS_OPTIONS(int, Mask) { MaskA = 1, MaskRawValue = 2, MaskOptions = 4 };"
        )
        guard case .optionSet(let mask)? = type?.kind else {
            Issue.record("\(String(describing: type))")
            return
        }
        #expect(mask.options.map(\.name) == ["a", "rawValue_", "options_"])
    }
}
