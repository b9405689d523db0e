import ModelIR
import Testing

@testable import VersionLowering

/// Defaults of older versions are kept if they don't depend on static members of today.
struct OwnMemberTests {
    private let origin = Origin.start(of: OriginFile("Models.swift"))

    /// A model with an enum, a codable struct that is stored, and a class.
    private func members() -> (OwnMembers, Entity) {
        let cases = ["active", "done"].map {
            EnumerationType.Case(name: $0, rawValue: .string($0), origin: origin)
        }
        let kind = ValueType.Kind.enumeration(EnumerationType(rawType: .string, cases: cases))
        var model = Model(name: "Models", sources: [], origin: origin)
        model.entities = [Entity(name: "Project", origin: origin)]
        model.valueTypes = [
            ValueType(name: "Status", kind: kind, origin: origin),
            ValueType(name: "Project.Kind", kind: kind, origin: origin),
        ]
        model.declarations = [
            SourceFragment(
                .declaration,
                name: "Size",
                text: "struct Size: Codable { static let small = Size() }",
                language: "swift",
                condition: nil,
                origin: origin
            )
        ]
        return (OwnMembers(of: model, model, beside: ["Config"]), model.entities[0])
    }

    private func areMissing(_ text: String, type: String? = nil) -> Bool {
        let (members, entity) = members()
        var attribute = Attribute(name: "value", type: .string, origin: origin)
        attribute.changeCode { $0.valueType = type }
        return members.areMissing(in: text, of: attribute, in: entity)
    }

    @Test(
        arguments: [
            "Project.nextCode()", "Project.base", "Config.make()", "Status.standard", "Size.huge",
            "Date.now.addingTimeInterval(Project.base)", "\"\\(Project.base) days\"",
            "Size(width: Config . width)",
        ]
    )
    func ownMembers(_ text: String) { #expect(areMissing(text)) }

    @Test(
        arguments: [
            "Status.active", "Kind.done", "Project.Kind.done", "Status.allCases", "Size.small",
            "Size()", "Size.init()", "Date.now", "Int.max", "UUID()", "\"Project.base\"",
            "Foundation.Date.now", "[.active]",
        ]
    )
    func others(_ text: String) { #expect(!areMissing(text)) }

    @Test func membersWithoutTheirType() {
        #expect(areMissing(".standard", type: "Status"))
        #expect(!areMissing(".active", type: "Status"))
        #expect(!areMissing(".init(rawValue: \"active\")!", type: "Status"))
        #expect(areMissing(".standard", type: "Project.Kind"))
        #expect(!areMissing(".now"))
    }

    @Test(arguments: [
        ("Place(name: \"Inn\", at: \"\\(count) km\")", "Place(name: , at: (count))"),
        ("\"a \\\" b\" + c", " + c"), ("\"\\(f(\"x\\(y)\"))\"", "(f((y)))"),
    ])
    func codeIsOutsideStrings(_ text: String, code: String) {
        #expect(codeOutsideStrings(text) == code)
    }
}
