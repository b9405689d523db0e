import ModelIR
import Testing

@Suite("Defaults") struct DefaultTests {
    private func read(
        _ type: String,
        _ text: String
    ) throws -> (DefaultValue?, Attribute, [String]) {
        let (read, found) = try attribute(
            #"attributeType="\#(type)" defaultValueString="\#(text)""#
        )
        return (read.defaultValue, read, found.map { String($0.drop { $0 != " " }.dropFirst()) })
    }

    @Test(
        "usual spellings need no remark, and nothing to keep",
        arguments: [
            ("Boolean", "YES", Literal.boolean(true)), ("Boolean", "NO", .boolean(false)),
            ("Integer 16", "-32768", .integer(-32768)),
            ("Integer 64", "9223372036854775807", .integer(.max)),
            ("Double", "0.0", .real(0)), ("Float", "-1.5", .real(-1.5)),
            ("Decimal", "0", .decimal("0")),
            ("Decimal", "9007199254740993.10", .decimal("9007199254740993.10")),
            ("String", "", .string("")), ("String", "ä b", .string("ä b")),
            ("URI", "http://x", .string("http://x")),
        ]
    )
    func usual(type: String, text: String, literal: Literal) throws {
        let (value, attribute, found) = try read(type, text)
        #expect(value == .literal(literal))
        #expect(attribute.kept.isEmpty)
        #expect(found.isEmpty)
    }

    @Test(
        "other spellings are read, said, and kept",
        arguments: [
            ("Boolean", "0.0", Literal.boolean(false)), ("Boolean", "1", .boolean(true)),
            ("Boolean", "true", .boolean(true)), ("Boolean", "false", .boolean(false)),
            ("Boolean", "0", .boolean(false)), ("Integer 16", "NO", .integer(0)),
            ("Integer 32", "YES", .integer(1)), ("Integer 64", "0.0", .integer(0)),
            ("Integer 64", "-5.00", .integer(-5)), ("Integer 16", "007", .integer(7)),
            ("Double", "NO", .real(0)), ("Decimal", "YES", .decimal("1")),
        ]
    )
    func lenient(type: String, text: String, literal: Literal) throws {
        let (value, attribute, found) = try read(type, text)
        #expect(value == .literal(literal))
        #expect(attribute.kept == [NamedText("defaultValueString", text)])
        #expect(found == ["note attribute.lenient-default"])
    }

    @Test("a number that is written shorter is kept, without a remark") func shortReal() throws {
        let (value, attribute, found) = try read("Double", "0")
        #expect(value == .literal(.real(0)))
        #expect(attribute.kept == [NamedText("defaultValueString", "0")])
        #expect(found.isEmpty)
    }

    @Test(
        "what cannot be read is ignored, said, and kept",
        arguments: [
            ("Boolean", "maybe"), ("Boolean", ""), ("Integer 16", "ten"), ("Integer 32", "1.5"),
            ("Integer 64", ""), ("Double", "nan"), ("Double", "0x1p3"), ("Double", "1,5"),
            ("Decimal", "1e"), ("UUID", "x"), ("Binary", "00"), ("Date", "now"),
            ("Transformable", "x"), ("Double", "1e999"), ("Integer 16", "1e2"), ("Decimal", "."),
        ]
    )
    func unreadable(type: String, text: String) throws {
        let (value, attribute, found) = try read(type, text)
        #expect(value == nil)
        #expect(attribute.kept == [NamedText("defaultValueString", text)])
        #expect(found == ["warning attribute.unreadable-default"])
    }

    @Test(
        "a number that does not fit its type is ignored, said, and kept",
        arguments: [
            ("Integer 16", "32768"), ("Integer 32", "-2147483649"),
            ("Integer 64", "9223372036854775808"), ("Integer 16", "40000.0"),
            ("Float", "3.5e38"), ("Float", "-1e300"),
        ]
    )
    func outOfRange(type: String, text: String) throws {
        let (value, attribute, found) = try read(type, text)
        #expect(value == nil)
        #expect(attribute.kept == [NamedText("defaultValueString", text)])
        #expect(found == ["warning attribute.default-out-of-range"])
    }

    @Test("a text of two quotation marks is what it is, with a remark") func quotes() throws {
        let (value, attribute, found) = try read("String", "&quot;&quot;")
        #expect(value == .literal(.string("\"\"")))
        #expect(attribute.kept.isEmpty)
        #expect(found == ["note attribute.quoted-default"])
    }

    @Test("a UUID is a text of its form") func uuid() throws {
        let text = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
        #expect(try read("UUID", text).0 == .literal(.string(text)))
    }

    @Test("a date is an interval; a text beside it is kept") func date() throws {
        let xml =
            #"attributeType="Date" defaultDateTimeInterval="-978307200" "#
            + #"defaultValueString="x""#
        let (read, found) = try attribute(xml)
        #expect(read.defaultValue == .literal(.date(-978_307_200)))
        #expect(read.kept == [NamedText("defaultValueString", "x")])
        #expect(found.isEmpty)
    }

    @Test("a date with a fraction needs nothing to keep") func fraction() throws {
        let (read, _) = try attribute(#"attributeType="Date" defaultDateTimeInterval="0.5""#)
        #expect(read.defaultValue == .literal(.date(0.5)))
        #expect(read.kept.isEmpty)
    }

    @Test("a date that is no number is a warning at its place") func badDate() throws {
        let (read, found) = try attribute(#"attributeType="Date" defaultDateTimeInterval="x""#)
        #expect(read.defaultValue == nil)
        #expect(read.kept == [NamedText("defaultDateTimeInterval", "x")])
        #expect(found == ["2:59 warning attribute.unreadable-default"])
    }
}
