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

    @Test func usualNamesNeedNotBeSaid() {
        let settings = """
            {"composites": {"content": {"type": "Content",
              "properties": {"date": "start", "period.start": "start", "period.end": "end"}}}}
            """
        let (entity, found) = model.declared(settings)
        #expect(found.isEmpty && entity.composite("content")?.discriminator == "content_kind")
        #expect(columns(entity.composite("content")).contains("value=content_value"))
    }

    @Test(arguments: [
        (
            #"{"c": {}}"#,
            "composite.missing-type: 'c' has no type; name it in the configuration, or with 'modelgen.composite.c' in the User Info of the entity"
        ),
        (
            #"{"c": {"type": "Perod"}}"#,
            "property.unknown-type: there is no value type 'Perod', did you mean 'Period'?"
        ),
        (
            #"{"c": {"type": "Name"}}"#,
            "composite.single-type: 'Name' is stored in one attribute: give that attribute the type"
        ),
        (
            #"{"c": {"type": "Period", "properties": {"start": "start"}}}"#,
            "composite.missing-part: no attribute is named for the part 'end' of 'Period', and there is no 'c_end'"
        ),
        (
            #"{"c": {"type": "Period", "properties": {"start": "start", "end": "value"}}}"#,
            "property.type-mismatch: 'value' does not hold what the part 'end' of 'c' is stored as; change one of them"
        ),
        (
            #"{"c": {"type": "Period", "discriminator": "kind", "properties": {"start": "start", "end": "end"}}}"#,
            "composite.needless-discriminator: 'Period' has no cases, so it needs no discriminator"
        ),
        (
            #"{"c": {"type": "Content", \#(allColumns)}}"#,
            "composite.missing-discriminator: no attribute is named that tells the case of 'c', and there is no 'c_kind'"
        ),
        (
            #"{"c": {"type": "Content", "discriminator": "type", \#(allColumns)}}"#,
            "choice.missing-number: 'type' is an integer: give every case its number"
        ),
        (
            #"{"c": {"type": "Content", "discriminator": "kind", "cases": {"single": 1}, \#(allColumns)}}"#,
            "composite.needless-numbers: 'kind' holds the names of cases: leave their numbers out, or make it an integer"
        ),
        (
            #"{"c": {"type": "Content", "discriminator": "uid", \#(allColumns)}}"#,
            "property.type-mismatch: 'uid' tells the case, so it must be a text or an integer"
        ),
        (
            #"{"value": {"type": "Period", "properties": {"start": "start", "end": "end"}}}"#,
            "property.unusable-name: 'value' can't be the name of a property: it is no identifier, or an attribute has it"
        ),
    ])
    func mistakes(_ composites: String, _ expected: String) {
        let (entity, found) = model.declared(#"{"composites": \#(composites)}"#)
        #expect(found == [expected])
        #expect(entity.compositeProperties.isEmpty)
    }
}

private let allColumns = """
    "properties": {"date": "start", "value": "value", "period.start": "start", "period.end": "end"}
    """
