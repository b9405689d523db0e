import ModelIR
import Testing

/// User Info and the configuration together.
struct DeclarationTests {
    private let model = Declaring()

    @Test func theConfigurationGoesBeforeUserInfoKeyByKey() {
        let model = model.with("nameRaw", "modelgen.type", "Nme").with(
            "nameRaw",
            "modelgen.name",
            "title"
        )
        .with("nameRaw", "modelgen.onMissing", "useDefault").with(
            "nameRaw",
            "modelgen.ignore",
            "YES"
        )
        .with("nameRaw", "modelgen.documentation", "A.").with("nameRaw", "modelgen.readonly", "YES")
        let settings = """
            {"properties": {"nameRaw": {"type": "Name", "ignore": false, "documentation": "B.\\nC "}}}
            """
        let (entity, found) = model.declared(settings)
        let property = entity.code(of: "nameRaw")
        #expect(found.isEmpty && entity.attributes.count { $0.code != nil } == 1)
        #expect(property?.valueType == "Name" && property?.name == "title")
        #expect(property?.onMissing == .useDefault && property?.isReadOnly == true)
        #expect(property?.isIgnored == false && property?.documentation == ["B.", "C"])
    }

    @Test func theConfigurationIsASourceOfTheModelForPlaces() {
        let (entity, _) = model.declared(#"{"properties": {"nameRaw": {"type": "Name"}}}"#)
        let origin = entity.code(of: "nameRaw")?.origin
        #expect(origin?.source == 1 && origin?.position.line == 1)
        #expect(origin?.parts.map(\.name) == ["type"])
    }

    @Test func optionsWithoutNamesShowAsIDs() {
        let (entity, _) = model.declared(
            #"{"properties": {"mask": {"type": "IDs", "name": "ids"}}}"#
        )
        #expect(entity.code(of: "mask")?.showsIDs == true)
        #expect(
            model.with("mask", "modelgen.type", "IDs").declared().entity.code(of: "mask")?.showsIDs
                == true
        )
    }

    @Test func keysOfOtherToolsMeanNothingUntilTheyAreTurnedOn() {
        let model = model.with("nameRaw", "RawType", "Name").with(
            "mask",
            "attributeValueScalarType",
            "IDs"
        )
        .with("mask", "mogenerator.readonly", "NO")
        #expect(model.declared().entity.attributes.allSatisfy { $0.code == nil })
        let (entity, found) = model.declared(aliases: #"{"swiftgen": true, "mogenerator": true}"#)
        #expect(found.isEmpty && entity.code(of: "nameRaw")?.valueType == "Name")
        // The key alone counts.
        #expect(
            entity.code(of: "mask")?.valueType == "IDs"
                && entity.code(of: "mask")?.isReadOnly == true
        )
    }

    @Test(arguments: [
        ("int64_t", AttributeType.integer64), ("long long", .integer64), ("NSInteger", .int),
        ("Int64", .integer64), ("uint64_t", .integer64), ("NSUInteger", .int),
    ])
    func aTypeOfCIsNotAValueType(_ name: String, _ type: AttributeType) {
        let (entity, found) = model.with("mask", "attributeValueScalarType", name)
            .declared(aliases: #"{"mogenerator": true}"#)
        #expect(found.isEmpty && entity.code(of: "mask")?.valueType == nil)
        #expect(entity.attributes.first { $0.name == "mask" }?.type == type)
    }

    @Test func theClassOfATransformableAttributeComesFromMogenerator() {
        var model = model.with("kind", "attributeValueClassName", "Tint")
        let place = model.model.entities[0].attributes.firstIndex { $0.name == "kind" } ?? 0
        model.model.entities[0].attributes[place].type = .transformable
        let aliases = #"{"mogenerator": true}"#
        #expect(model.declared().entity.attributes[place].customClassName == nil)
        #expect(model.declared(aliases: aliases).entity.attributes[place].customClassName == "Tint")
        // Xcode's setting has precedence.
        model.model.entities[0].attributes[place].customClassName = "Shade"
        #expect(
            model.declared(aliases: aliases).entity.attributes[place].customClassName == "Shade"
        )
    }

    @Test func anEnumOfAHeaderTakesTheSizeOfItsAttribute() {
        var model = model.with("type", "attributeValueScalarType", "State")
        for (file, rawType) in [("State.h", AttributeType.integer16), ("State.swift", .int)] {
            let origin = Origin(file: OriginFile(file), position: .init(line: 1, column: 1))
            let open = EnumerationType.Case(name: "open", rawValue: .integer(0), origin: origin)
            let kind = ValueType.Kind.enumeration(EnumerationType(rawType: .int, cases: [open]))
            model.model.valueTypes = [ValueType(name: "State", kind: kind, origin: origin)]
            let (whole, _) = model.wholeModel(aliases: #"{"mogenerator": true}"#)
            #expect(whole.valueTypes.first?.rawType == rawType)
        }
    }

    private func optionalCollection(
        _ declaring: Declaring,
        _ cardinality: Relationship.Cardinality,
        _ settings: String = "{}"
    ) -> (isOptional: Bool?, found: [String]) {
        var declaring = declaring
        declaring.model.entities[0].relationships[0].cardinality = cardinality
        let (entity, found) = declaring.declared(settings)
        return (entity.relationships[0].code?.isOptionalCollection, found)
    }

    @Test func aCollectionIsOptionalIfUserInfoOrAConfigurationSaysSo() {
        var written = model
        written.model.entities[0].relationships[0].userInfo = [
            NamedText("modelgen.optionalCollection", "YES")
        ]
        let settings = #"{"properties": {"photos": {"optionalCollection": true}}}"#
        for (isOptional, found) in [
            optionalCollection(written, .toMany), optionalCollection(model, .toMany, settings),
        ] {
            #expect(isOptional == true && found.isEmpty, "\(found)")
        }
        for (isOptional, found) in [
            optionalCollection(written, .toOne), optionalCollection(model, .toOne, settings),
        ] {
            #expect(isOptional != true && found.count == 1, "\(found)")
        }
        let attribute = model.declared(#"{"properties": {"uid": {"optionalCollection": true}}}"#)
        #expect(attribute.found.count == 1, "\(attribute.found)")
    }

    @Test func ownKeysGoBeforeThoseOfOtherTools() {
        let model = model.with("nameRaw", "modelgen.type", "Name").with(
            "nameRaw",
            "RawType",
            "Other"
        )
        let (entity, _) = model.declared(aliases: #"{"swiftgen": true}"#)
        #expect(entity.code(of: "nameRaw")?.valueType == "Name")
    }

    @Test func rulesForCopiesComeFromUserInfoAndFromTheConfiguration() {
        let model = model.with("uid", "rebuild", "uuid").with("start", "follow", "end")
            .with("start", "withoutParent", "blank").with("value", "exclude", "YES")
        let settings = """
            {"clone": true, "properties": {"value": {"clone": {"rebuild": "now"}},
             "end": {"clone": {"rebuild": "now"}}, "photos": {"clone": "exclude"}}}
            """
        let (entity, found) = model.declared(
            settings,
            aliases: #"{"clone": {"followParent": "follow"}}"#
        )
        #expect(found == ["clone.wrong-type: 'value' isn't a date: it can't get a new one"])
        #expect(entity.code?.isCloned == true)
        let rules = entity.cloneRules.map { [$0.property, "\($0.kind)"] }
        #expect(
            rules.sorted { $0[0] < $1[0] } == [
                ["end", "rebuildNow"], ["photos", "exclude"],
                [
                    "start",
                    #"followParent(attribute: "end", withoutParent: ModelIR.CloneRule.WithoutParent.blank)"#,
                ],
                ["uid", "rebuildUUID"], ["value", "exclude"],
            ]
        )
    }

    @Test(arguments: [
        (
            "uid", "modelgen.composit", "a:b",
            "user-info.unknown-key: modelgen knows no key 'modelgen.composit', did you mean 'modelgen.composite'?"
        ),
        (
            "uid", "modelgen.composite", "a:b:c",
            "user-info.bad-value: 'modelgen.composite' is 'property:part', or 'property' for the"
                + " discriminator, not 'a:b:c'"
        ),
        (
            "uid", "modelgen.composite", "a:",
            "user-info.bad-value: 'modelgen.composite' is 'property:part', or 'property' for the"
                + " discriminator, not 'a:'"
        ),
        ("uid", "rebuild", "now", "clone.wrong-type: 'uid' isn't a date: it can't get a new one"),
        ("uid", "rebuild", "x", "user-info.bad-value: 'rebuild' is 'uuid' or 'now', not 'x'"),
        (
            "nameRaw", "exclude", "YES",
            "clone.required: 'nameRaw' is required and has no default, so a copy can't do without its value"
        ),
        (nil, "modelgen.typ", "x", "user-info.unknown-key: modelgen knows no key 'modelgen.typ'"),
        (
            nil, "modelgen.composite.a.cases", "x",
            "user-info.bad-value: 'modelgen.composite.a.cases' is 'case=number, …', not 'x'"
        ),
    ])
    func mistakes(_ attribute: String?, _ key: String, _ value: String, _ expected: String) {
        let changed =
            attribute.map { model.with($0, key, value) } ?? model.withEntity(key, value)
        let found = changed.declared(aliases: #"{"clone": true}"#).found
        #expect(found == [expected])
    }
}
