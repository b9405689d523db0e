import ModelIR
import Testing

@Suite("Attributes") struct AttributeTests {
    @Test(
        "every attribute type is known",
        arguments: [
            ("String", AttributeType.string), ("Boolean", .boolean), ("Integer 16", .integer16),
            ("Integer 32", .integer32), ("Integer 64", .integer64), ("Float", .float),
            ("Double", .double), ("Decimal", .decimal), ("Date", .date), ("Binary", .binary),
            ("UUID", .uuid), ("URI", .uri), ("Transformable", .transformable),
            ("ObjectID", .objectID),
        ]
    )
    func types(name: String, type: AttributeType) throws {
        let (read, found) = try attribute(#"attributeType="\#(name)""#)
        #expect(read.type == type)
        #expect(read.kept.isEmpty)
        #expect(found.isEmpty)
    }

    @Test("no type means undefined") func undefined() throws {
        #expect(try attribute(#"transient="YES""#).attribute.type == .undefined)
    }

    @Test("every flag goes to its field and to no other") func flags() throws {
        let none = try attribute(#"attributeType="Binary""#).attribute
        let fields: [(String, WritableKeyPath<Attribute, Bool>)] = [
            ("optional", \.isOptional), ("transient", \.isTransient),
            ("allowsExternalBinaryDataStorage", \.storage.allowsExternalStorage),
            ("allowsCloudEncryption", \.storage.allowsCloudEncryption),
            ("spotlightIndexingEnabled", \.storage.isIndexedBySpotlight),
            ("preserveAfterDeletion", \.storage.isPreservedAfterDeletion),
            ("indexed", \.storage.isIndexed), ("storedInTruthFile", \.storage.isStoredInTruthFile),
        ]
        for (name, field) in fields {
            var read = try attribute(#"attributeType="Binary" \#(name)="YES""#).attribute
            #expect(read[keyPath: field], "\(name)")
            read[keyPath: field] = false
            read.origin = none.origin
            // The order of this test is not always Xcode's.
            read.kept.removeAll { $0.name == KeptMark.order }
            #expect(read == none, "\(name)")
        }
    }

    @Test("a scalar type may be asked for, refused, or not mentioned") func scalars() throws {
        #expect(try attribute("").attribute.usesScalarType == nil)
        #expect(try attribute(#"usesScalarValueType="YES""#).attribute.usesScalarType == true)
        #expect(try attribute(#"usesScalarValueType="NO""#).attribute.usesScalarType == false)
    }

    @Test("texts are kept as they are, empty ones too") func texts() throws {
        let xml =
            #"attributeType="Transformable" valueTransformerName="" customClassName="[Int64]" "#
            + #"elementID="old" versionHashModifier="3""#
        let (read, found) = try attribute(xml)
        #expect(read.valueTransformerName == "")
        #expect(read.customClassName == "[Int64]")
        #expect(read.renamingIdentifier == "old")
        #expect(read.versionHashModifier == "3")
        #expect(read.kept.isEmpty)
        #expect(found.isEmpty)
    }

    @Test("an empty custom class name is not the same as none") func emptyClass() throws {
        #expect(try attribute(#"customClassName="""#).attribute.customClassName == "")
        #expect(try attribute("").attribute.customClassName == nil)
    }

    @Test("bounds lose no digit") func bounds() throws {
        let xml =
            #"attributeType="Decimal" minValueString="0.1" "#
            + #"maxValueString="90071992547409931.25" regularExpressionString="^a&amp;b$""#
        let validation = try attribute(xml).attribute.validation
        #expect(validation.minimum == "0.1")
        #expect(validation.maximum == "90071992547409931.25")
        #expect(validation.pattern == "^a&b$")
    }

    @Test("bounds of a date are intervals, with texts beside them") func dateBounds() throws {
        let xml =
            #"attributeType="Date" minDateTimeInterval="-5" minValueString="1 January" "#
            + #"maxDateTimeInterval="7.5""#
        let (read, _) = try attribute(xml)
        #expect(read.validation.earliest == "-5")
        #expect(read.validation.minimum == "1 January")
        #expect(read.validation.latest == "7.5")
        #expect(read.kept.isEmpty)
    }

    @Test("a derived attribute has an expression, or none") func derived() throws {
        let full = try attribute(#"derived="YES" derivationExpression="canonical:(x)""#).attribute
        #expect(full.derivation == Attribute.Derivation(expression: "canonical:(x)"))
        let empty = try attribute(#"derived="YES""#).attribute
        #expect(empty.derivation == Attribute.Derivation(expression: nil))
        let plain = try attribute(#"derivationExpression="now()""#).attribute
        #expect(plain.derivation == nil)
        #expect(plain.kept == [NamedText("derivationExpression", "now()")])
    }

    @Test("a composite is named") func composite() throws {
        let body = """
            <entity name="E"><attribute name="a" attributeType="Composite" composite="C"/></entity>
            <composite name="C"/>
            """
        let (model, found) = try reading(body)
        #expect(model.entities[0].attributes[0].type == .composite("C"))
        #expect(model.composites.map(\.name) == ["C"])
        #expect(found.isEmpty)
    }

    @Test("an unknown type is an error with a fix and the list") func unknownType() throws {
        let read = try Reading(
            #"<entity name="E"><attribute name="a" attributeType="Stirng"/></entity>"#
        )
        #expect(read.model == nil)
        #expect(read.found == ["2:38 error attribute.unknown-type"])
        let diagnostic = try #require(read.diagnostics.first)
        #expect(diagnostic.message == "there is no attribute type 'Stirng', did you mean 'String'?")
        #expect(diagnostic.notes.first?.message.contains("Integer 16, Integer 32") == true)
        #expect(diagnostic.fix?.replacement == "String")
        #expect(diagnostic.fix?.range.start.column == 53)
        #expect(diagnostic.fix?.range.length == 6)
    }
}
