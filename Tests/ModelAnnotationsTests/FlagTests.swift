import Configuration
import Diagnostics
import ModelIR
import Testing

@testable import ModelAnnotations

/// Boolean attributes for the options of a set.
struct FlagTests {
    private let model = Declaring().with("mask", "modelgen.type", "IDs")
        .with("mask", "modelgen.name", "ids")
    private let names = (0...9).map { "idsHas\($0)" }

    private func flags(_ entity: Entity) -> [String] {
        entity.attributes.filter { $0.flag != nil }.map(\.name)
    }

    @Test("User Info and the configuration ask for them")
    func words() {
        let asked = model.with("mask", "modelgen.flags", "YES").declared(for: .swiftdata)
        #expect(flags(asked.entity) == names && asked.found.isEmpty)
        let settings = #"{"properties": {"mask": {"flags": true}}}"#
        #expect(flags(model.declared(settings, for: .swiftdata).entity) == names)
        let refused = #"{"properties": {"mask": {"flags": false}}}"#
        let none = model.with("mask", "modelgen.flags", "YES").declared(refused, for: .swiftdata)
        #expect(flags(none.entity).isEmpty)
        let wrong = model.with("mask", "modelgen.flags", "some").declared(for: .swiftdata)
        #expect(wrong.found == ["user-info.bad-value: 'modelgen.flags' is YES or NO, not 'some'"])
    }

    @Test("their defaults are those of the option set")
    func defaults() throws {
        var model = model.with("mask", "modelgen.flags", "YES")
        let attributes = model.model.entities[0].attributes
        let place = try #require(attributes.firstIndex { $0.name == "mask" })
        model.model.entities[0].attributes[place].defaultValue = .literal(.integer(5))
        let flags = model.declared(for: .swiftdata).entity.attributes.filter { $0.flag != nil }
        let set = flags.filter { $0.defaultValue == .literal(.boolean(true)) }
        #expect(set.compactMap(\.flag?.bit) == [0, 2])
        #expect(flags.allSatisfy { $0.type == .boolean && !$0.isOptional && $0.isIgnored })
    }

    @Test("classes for a model file have those of the file, which all code keeps in step")
    func modelFile() {
        var model = model.with("mask", "modelgen.flags", "YES")
        let origin = model.model.entities[0].origin
        let own = Attribute(name: "idsHas3", type: .boolean, origin: origin)
        model.model.entities[0].attributes.append(own)
        let file = model.inModelFile
        #expect(flags(file.declared(for: .coredata).entity) == ["idsHas3"])
        #expect(Set(flags(file.declared(for: .swiftdata).entity)) == Set(names))
        #expect(flags(model.declared(for: .coredata).entity).count == 10)
    }

    @Test("SQLite has bit operators, and keeps the attributes that the model has")
    func sqlite() {
        var model = model.with("mask", "modelgen.flags", "YES")
        let origin = model.model.entities[0].origin
        let own = Attribute(name: "idsHas3", type: .boolean, origin: origin)
        model.model.entities[0].attributes.append(own)
        let entity = model.declared(for: .sqlite).entity
        let added = entity.attributes.filter { $0.name.hasPrefix("idsHas") }
        #expect(added.map(\.name) == ["idsHas3"] && !added[0].isIgnored && added[0].flag == nil)
    }

    @Test("a property of another type keeps its name")
    func takenName() {
        var model = model.with("mask", "modelgen.flags", "YES")
        let origin = model.model.entities[0].origin
        let text = Attribute(name: "idsHas3", type: .string, origin: origin)
        model.model.entities[0].attributes.append(text)
        let entity = model.declared(for: .swiftdata).entity
        #expect(entity.attributes.first { $0.name == "idsHas3" }?.flag == nil)
        #expect(entity.attributes.first { $0.name == "idsHas3Flag" }?.flag?.bit == 3)
    }

    @Test("only option sets have options")
    func misplaced() {
        let found = model.with("value", "modelgen.flags", "YES").declared(for: .swiftdata).found
        #expect(
            found == [
                "option-set.misplaced-flags: 'Item.value' has no options to have flags for; leave"
                    + " 'flags' out, or give it the type of an option set"
            ]
        )
    }

    @Test("a model file gets them, and finds them again")
    func written() throws {
        var (declared, sink) = (model, DiagnosticSink())
        let place = try #require(
            declared.model.entities[0].attributes.firstIndex { $0.name == "mask" }
        )
        declared.model.entities[0].attributes[place].changeCode { code in
            (code.valueType, code.name, code.hasFlags) = ("IDs", "ids", true)
        }
        let file = modelFileModel(of: declared.model, diagnostics: &sink)
        let mask = file.entities[0].attributes[place]
        #expect(mask.userInfo.contains(NamedText("modelgen.flags", "YES")))
        let added = file.entities[0].attributes.filter { $0.name.hasPrefix("idsHas") }
        #expect(added.map(\.name) == names && added.allSatisfy { $0.userInfo.isEmpty })
    }
}
