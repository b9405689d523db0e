import ModelIR
import Testing

@Suite("Validated types of the user's own") struct OwnValidatedTests {
    private let body = """
        {
            enum Problem: Error { case empty }
            let rawValue: String
            init(_ text: String) throws(Problem) {
                guard !text.isEmpty else { throw .empty }
                rawValue = text
            }
            init(trust rawValue: String) { self.rawValue = rawValue }
        }
        """

    @Test("are stored by their raw value, and carried over with the conformance that they lack")
    func carriedOver() throws {
        let model = try model(
            "@Model class City { var name: CityName; var former: CityName? }"
                + "\nstruct CityName: Hashable \(body)\nextension CityName { var a: Int { 1 } }"
        )
        let entity = model.entities[0]
        #expect(entity.attributes.map(\.name) == ["nameRaw", "formerRaw"])
        #expect(entity.attributes.map(\.type) == [.string, .string])
        #expect(entity.attributes.map(\.valueType) == ["CityName", "CityName"])
        #expect(model.valueTypes.map(\.isExternal) == [true])
        #expect(
            model.declarations.map(\.name) == [
                "CityName", "extension CityName", "extension CityName",
            ]
        )
        #expect(model.declarations[2].text == "extension CityName: ValidatedValue {}")
    }

    @Test("inside of a class, and with the conformance")
    func nested() throws {
        let model = try model(
            "@Model class City { var name: Name\nstruct Name \(body) }"
                + "\nextension City.Name: ValidatedValue {}"
        )
        #expect(model.entities[0].attributes.map(\.valueType) == ["City.Name"])
        #expect(model.entities[0].code?.carriedOver.map(\.name) == ["Name"])
        #expect(model.declarations.isEmpty)
    }

    @Test("in the user's code")
    func external() throws {
        let model = try model(
            "@Model class City { var name: CityName }\n@External struct CityName \(body)"
        )
        #expect(model.entities[0].attributes.map(\.name) == ["nameRaw"])
        #expect(model.valueTypes.map(\.isExternal) == [true])
        #expect(model.declarations.isEmpty)
    }

    @Test("a struct of another form is stored as a whole")
    func others() throws {
        let others = [
            "struct CityName: Codable { let rawValue: String; init(_ text: String) {} }",
            "struct CityName: Codable { let rawValue: UUID; init(_ id: UUID) {}; init(trust: UUID) {} }",
            "struct CityName<T>: Codable { let rawValue: String; init(_ a: T) {}; init(trust: T) {} }",
        ]
        for other in others {
            let model = try model("@Model class City { var name: CityName }\n\(other)")
            #expect(model.entities[0].attributes.map(\.type) == [.codable])
        }
    }
}
