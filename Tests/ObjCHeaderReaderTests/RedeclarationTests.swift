import Diagnostics
import ModelIR
import Testing

/// Properties that a subclass declares again.
struct RedeclarationTests {
    private func read(_ parent: String, _ child: String) throws -> (Model?, [Diagnostic]) {
        try readHeaders([
            "P.h": """
            @interface Base : NSManagedObject
            @property \(parent)value;
            @end
            @interface P : Base
            @property \(child)value;
            @end
            """
        ])
    }

    @Test(arguments: ["NSString *", "int16_t ", "Base *", "NSSet<Base *> *", "id "])
    func theSamePropertyIsInherited(_ type: String) throws {
        let (model, found) = try read(type, type)
        #expect(model?.entities.first?.isEmpty == false)
        #expect(model?.entities.last?.isEmpty == true)
        #expect(found.isEmpty, "\(found)")
    }

    @Test(
        arguments: [
            ("NSString *", "NSMutableString *"), ("Base *", "P *"),
            ("NSSet<Base *> *", "NSSet<P *> *"),
            ("id ", "NSDate *"), ("NSNumber *", "NSDecimalNumber *"),
        ]
    )
    func aNarrowerOneIsInherited(_ parent: String, _ child: String) throws {
        let (model, found) = try read(parent, child)
        #expect(model?.entities.last?.isEmpty == true)
        #expect(found.filter { $0.range.start.line == 5 }.map(\.id) == ["objc.left-out"])
    }

    @Test(arguments: [("NSString *", "NSDate *"), ("P *", "Base *"), ("int16_t ", "int32_t ")])
    func anotherOneIsNot(_ parent: String, _ child: String) throws {
        let (model, _) = try read(parent, child)
        #expect(model?.entities.last?.isEmpty == false)
    }

    /// The superclass only shows the value.
    @Test func whatTheSuperclassDoesNotStoreIsOfTheSubclass() throws {
        let (model, _) = try read("(readonly) NSString *", "NSString *")
        #expect(model?.entities.map(\.isEmpty) == [true, false])
    }

    @Test func aCycleOfSuperclassesIsAnErrorAtItsPlace() throws {
        let (model, found) = try readHeaders([
            "P.h": """
            // @interface A : NSManagedObject
            @interface C : A
            @end
            @interface A :
                B
            @end
            @interface B : A
            @end
            """
        ])
        #expect(model == nil)
        #expect(found.map(\.id) == ["objc.syntax"])
        #expect(found.first?.range.start.line == 4)
    }

    /// The rest of a header in which classes are used before they're declared.
    @Test func classesMayBeDeclaredAfterTheirUse() throws {
        let classes = (0..<300).map { number in
            "@interface E\(number) : NSManagedObject\n@property E\((number + 1) % 300) *next;\n@end"
        }
        let (model, found) = try readHeaders(["E.h": classes.joined(separator: "\n")])
        #expect(model?.entities.flatMap(\.relationships).count == 300)
        #expect(found.isEmpty, "\(found.first.map { "\($0)" } ?? "")")
    }
}

extension Entity {
    fileprivate var isEmpty: Bool { attributes.isEmpty && relationships.isEmpty }
}
