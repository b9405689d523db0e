/// Texts that are likely to break whoever reads or writes them.
enum HostileTexts {
    static let numbers = [
        "0", "-0", "1", "-1", "00", "007", "65536", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "1e400", "-1e400", "1e-400", "1e5", "0x10",
        "nan", "inf", "-inf", "NaN", "Infinity", "1,5", "0.1", "-.5", "5.", ".", "-", "+7", " 1",
        "1_000", "٣", "123456789012345678901234567890.123456789012345678901234567890",
        "0.000000000000000000000000000000000001", String(repeating: "9", count: 400), "YES", "no",
        "true", "340282350000000000000000000000000000000", "32768", "-32769", "2147483648",
    ]

    static let keywords = [
        "class", "self", "Self", "Type", "Protocol", "init", "Any", "_", "default", "in", "inout",
        "async", "await", "some", "any", "get", "set", "willSet", "didSet", "true", "nil", "super",
        "throws", "operator", "associatedtype", "actor", "consuming", "each", "extension", "deinit",
        "subscript", "macro", "package", "open", "lazy", "weak", "unowned", "final", "dynamic",
        "nonisolated", "borrowing", "repeat", "where", "is", "as", "try", "dealloc", "id", "nil",
    ]

    /// What managed objects and the generated classes have, or what generated code speaks of.
    static let members = [
        "description", "hash", "hashValue", "objectID", "entity", "isDeleted", "isInserted",
        "isUpdated", "isFault", "managedObjectContext", "copy", "value", "setValue",
        "primitiveValue",
        "setPrimitiveValue", "changedValues", "committedValues", "hasChanges", "fetchRequest",
        "awakeFromInsert", "awakeFromFetch", "willAccessValue", "didAccessValue", "willChangeValue",
        "didChangeValue", "validateForInsert", "validateValue", "context", "insertInto", "fields",
        "Fields", "Model", "ModelClass", "ModelTypes", "entityName", "required", "newValue",
        "oldValue", "predicate", "request", "template", "storage", "stored", "values", "objects",
        "superclass", "release", "retain", "zone", "observationInfo", "isEqual", "perform", "index",
        "count", "element", "key", "name", "Field", "ToOneField", "ToManyField", "Queryable",
        "MissingValue", "NSManagedObject", "NSManagedObjectID", "NSManagedObjectContext",
        "NSFetchRequest", "NSObject", "NSNumber", "NSOrderedSet", "NSSet", "NSPredicate",
        "NSString",
        "NSDecimalNumber", "Identifiable", "Set", "Array", "Dictionary", "String", "Substring",
        "Data", "Date", "Decimal", "URL", "UUID", "Int", "Int16", "Int64", "Bool", "Double",
        "Float",
        "Optional", "Never", "Error", "Void", "Character", "Result", "KeyPath", "Hashable", "Swift",
        "Foundation", "CoreData", "ObjectiveC", "App", "NSFetchRequestResult",
        "NSEntityDescription",
        "RawRepresentable", "Sendable", "OptionSet", "Collection", "Sequence", "new", "alloc",
        "mutableCopy", "newValueRaw", "initWithContext", "allocate", "isProxy", "fault", "deleted",
    ]

    static let odd = [
        "", " ", "a b", " a", "a ", "a\nb", "a\r\nb", "a\tb", "\u{7F}", "\u{85}", "a\u{2028}b",
        "a\u{1}b", "a\u{1B}[31mb", "é", "日本", "🙂", "e\u{301}", "\u{301}", "\u{202E}x", "x\u{200D}y",
        "\u{FEFF}", "ﬁ", "ǅ", "İ", "ß", "Å", "a\"b", "a'b", "a\\b", "\\(x)", "\\", "*/", "/*", "//",
        "`x`", "`", "\"\"\"", "#\"", "{{x}}", "{{{", "}}", "<b>", "&amp;", "%@", "%", "$x", "$",
        "@x",
        "a.b", ".a", "a.", "..", ".", "../x", "../../x", "a/b", "/etc/x", "~/x", "a:b", "1a", "1",
        "-",
        "a-b", "#if", "@objc", "con", "NUL", "a;b", "a,b", "a(b)", "a[b]", "[String]", "[Int64]",
        "a<b>", "Optional<Int>", "Kit.Note", ".Note", "Kit.", "Kit.Sub.Note", "a=b", "!", "?", "a?",
        "a\u{E000}b", "\u{FFFF}", "𝒳", "x²", "½", "Ⅷ", "ªb", "·a", "a·b", "\u{AD}a", "中\u{FE00}",
        "static", "/* x", "``", "- Parameter x: y", "# Title", "> quote", "    code", "```",
    ]

    static let predicates = [
        "name == $name", "name == $NAME AND name == $name", "ANY tags.name IN $names",
        "a == \"$x\"",
        "$x", "$", "$class == 1", "name == $self", "name CONTAINS[cd] $in", "'unclosed $x",
        "a[b == $c", "SUBQUERY(tags, $t, $t.name == $name).@count > 0", "a == 'it\\'s' \\n",
        "x BETWEEN {$low, $high}", "name == $naïve", "name == $\u{1F642}", "TRUEPREDICATE", "",
        "name == $request AND name == $template AND name == $predicate", "$a_b == $aB",
        "name == $Type", "name == $_", "name == $1", "FETCH_SOURCE == $FETCH_SOURCE", "a == %@",
        "name\n== $x", "name == $" + String(repeating: "long", count: 40),
        Array(repeating: "name == $name", count: 30).joined(separator: " AND "),
        Array(repeating: "name == \"ab c\"", count: 30).joined(separator: " OR "),
    ]

    static let long = [
        String(repeating: "x", count: 120), String(repeating: "Long name ", count: 40),
        String(repeating: "longCamelCaseName", count: 6), String(repeating: "é", count: 300),
        String(repeating: "x", count: 5000), String(repeating: "\"", count: 200),
        String(repeating: "averyveryverylongname", count: 3),
    ]
}

/// A text of any kind.
func hostileText(_ random: inout Random) -> String {
    let kinds = [
        HostileTexts.numbers, HostileTexts.keywords, HostileTexts.members, HostileTexts.odd,
        HostileTexts.predicates, HostileTexts.long,
    ]
    return random.pick(kinds).flatMap { random.pick($0) } ?? ""
}

/// A name, often one that is close to another of the model.
func hostileName(near name: String, _ random: inout Random) -> String {
    let first = name.prefix(1)
    let capitalized = first.uppercased() + name.dropFirst()
    switch random.below(16) {
    case 0: return name + "Raw"
    case 1: return "primitive" + capitalized
    case 2: return name + "Storage"
    case 3: return name + "Count"
    case 4: return name + (random.pick(["_", "Property", "Template", "Class", "Raw_", "2"]) ?? "")
    case 5:
        return (random.pick(["add", "remove", "new", "copy", "set", "init"]) ?? "") + capitalized
    case 6: return capitalized
    case 7: return first.lowercased() + name.dropFirst()
    case 8: return random.isOne(in: 2) ? name.uppercased() : name.lowercased()
    case 9, 10: return random.pick(HostileTexts.keywords) ?? ""
    case 11, 12: return random.pick(HostileTexts.members) ?? ""
    case 13: return random.pick(HostileTexts.long) ?? ""
    case 14: return name + (random.pick(HostileTexts.odd) ?? "")
    default: return random.pick(HostileTexts.odd) ?? ""
    }
}
