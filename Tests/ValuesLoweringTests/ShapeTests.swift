import Diagnostics
import ModelIR
import ModelTypes
import Mustache
import Testing

@testable import ValuesLowering

/// What is written, and what is not.
struct ShapeTests {
    @Test func aModelWithoutValueTypesHasNoFile() {
        #expect(Lowered([]).view == nil)
    }

    @Test func externalTypesAreUsedAndNotWritten() throws {
        var external = Sample.structure("Money", Sample.part("amount", .decimal))
        external.isExternal = true
        #expect(Lowered([external]).view == nil)
        let user = Sample.structure("Price", Sample.part("money", value: "Money"))
        let text = try Lowered([external, user]).text
        #expect(text.contains("public var money: Money\n"))
        #expect(!text.contains("struct Money"))
    }

    @Test func docCommentsAreCarriedOver() throws {
        var type = Sample.choice("A", ["a": [Sample.part("x", .date)]])
        type.documentation = ["One.", "", "  Two."]
        guard case .choice(var choice) = type.kind else { return }
        choice.cases[0].documentation = ["Three."]
        choice.cases[0].parts[0].documentation = ["Four.", "Five."]
        type.kind = .choice(choice)
        let text = try Lowered([type]).text
        #expect(text.contains("\n/// One.\n///\n///   Two.\npublic enum A"))
        #expect(
            text.contains(
                "    /// Three.\n    /// - x: Four.\n    ///   Five.\n    case a(x: Date)\n"
            )
        )
    }

    @Test func theRuntimeKnowsTheSameSetsOfCharacters() {
        #expect(CharacterKinds.names == CharacterKind.allCases.map(\.rawValue))
    }

    /// Views hold finished facts; braces are in doc comments and patterns of the model alone.
    @Test func noFactHoldsALineBreakOrABrace() throws {
        let facts = [EveryKind.types, LongNames.types].compactMap { Lowered($0).view }.flatMap(
            \.facts
        )
        #expect(facts.count > 500)
        for fact in facts where fact.name.view != "ConstantView" {
            #expect(!fact.text.contains { $0.isNewline || $0 == "{" || $0 == "}" }, "\(fact)")
        }
    }

    @Test func propertiesOfOneChoiceAgreeAboutNumbers() {
        var model = Sample.model([Sample.choice("A", ["a": []])])
        var entity = Entity(name: "E", origin: Sample.origin(2))
        for (line, number) in [(3, 1), (4, 1), (5, 2)] {
            var property = CompositeProperty(
                name: "p\(line)",
                type: "A",
                isOptional: false,
                origin: Sample.origin(line)
            )
            property.caseNumbers = [CompositeProperty.CaseNumber("a", number)]
            entity.compositeProperties.append(property)
        }
        model.entities = [entity]
        var sink = DiagnosticSink()
        let numbers = caseNumbers(of: model, diagnostics: &sink)
        #expect(numbers == ["A": [CompositeProperty.CaseNumber("a", 1)]])
        #expect(sink.sorted.map(\.id) == ["choice.different-numbers"])
        #expect(sink.sorted.map(\.range.start.line) == [5])
    }
}
