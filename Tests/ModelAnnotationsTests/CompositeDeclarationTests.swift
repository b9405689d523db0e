import ModelIR
import Testing

/// Properties over several attributes, from User Info, from the configuration, and from both.
struct CompositeDeclarationTests {
    private let model = Declaring()

    private func columns(_ property: CompositeProperty?) -> [String] {
        (property?.columns ?? []).map { "\($0.path)=\($0.attribute)" }.sorted()
    }

    @Test func fromTheConfiguration() {
        let settings = """
            {"composites": {"content": {"type": "Content", "optional": true, "discriminator": "type",
              "cases": {"single": 4, "interval": 2}, "documentation": "D.", \(allColumns)}}}
            """
        let (entity, found) = model.declared(settings)
        let content = entity.composite("content")
        #expect(found.isEmpty && content?.type == "Content" && content?.isOptional == true)
        #expect(content?.discriminator == "type" && content?.documentation == ["D."])
        #expect(content?.caseNumbers == [.init("single", 4), .init("interval", 2)])
        #expect(
            columns(content) == [
                "date=start", "period.end=end", "period.start=start", "value=value",
            ]
        )
        #expect(content?.origin.source == 1)
    }

    @Test func fromUserInfo() {
        let model = model.withEntity("modelgen.composite.content", "Content?")
            .withEntity("modelgen.composite.content.cases", "single=4, interval = 2")
            .with("start", "modelgen.composite", "content:date, content:period.start")
            .with("end", "modelgen.composite", "content:period.end")
            .with("value", "modelgen.composite", " content : value ")
            .with("type", "modelgen.composite", "content")
        let (entity, found) = model.declared()
        let content = entity.composite("content")
        #expect(found.isEmpty && content?.isOptional == true && content?.discriminator == "type")
        #expect(content?.caseNumbers == [.init("single", 4), .init("interval", 2)])
        #expect(
            columns(content) == [
                "date=start", "period.end=end", "period.start=start", "value=value",
            ]
        )
    }

    @Test func theConfigurationGoesBeforeUserInfo() {
        let model = model.with("start", "modelgen.composite", "span:start")
            .with("value", "modelgen.composite", "span:end")
        let settings =
            #"{"composites": {"span": {"type": "Period", "properties": {"end": "end"}}}}"#
        let (entity, found) = model.declared(settings)
        #expect(found.isEmpty)
        #expect(columns(entity.composite("span")) == ["end=end", "start=start"])
    }

    @Test func partsHavePlacesOfTheirOwnWhereAllWasSaidInOneFile() {
        let settings = """
            {"composites": {"span": {"type": "Period", "properties": {"start": "start"}}}}
            """
        let both = model.with("end", "modelgen.composite", "span:end")
        #expect(
            model.declared(settings).entity.composite("span")?.origin.parts.map(\.name)
                == ["type", "columns[start]"]
        )
        #expect(
            both.declared(settings).entity.composite("span")?.origin.parts.map(\.name)
                == ["type", "columns[start]"]
        )
    }

    @Test func aTypeIsNeeded() {
        let message =
            "composite.missing-type: 'c' has no type; name it in the configuration, or with"
            + " 'modelgen.composite.c' in the User Info of the entity"
        let (entity, found) = model.declared(#"{"composites": {"c": {}}}"#)
        #expect(found == [message] && entity.compositeProperties.isEmpty)
        #expect(model.with("end", "modelgen.composite", "c:end").declared().found == [message])
    }
}

private let allColumns = """
    "properties": {"date": "start", "value": "value", "period.start": "start", "period.end": "end"}
    """
