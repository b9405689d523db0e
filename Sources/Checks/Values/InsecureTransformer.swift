import Diagnostics
import ModelIR

/// The transformer of an attribute only creates objects of expected classes.
enum InsecureTransformer: Rule {
    static let id = "attribute.insecure-transformer"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "a transformable attribute has an insecure transformer"
    static let reason = """
        `NSKeyedUnarchiveFromData` and `NSUnarchiveFromData` create an object of any class that the data names, and are \
        deprecated. `NSSecureUnarchiveFromData` reads the same archives, but only of Foundation's plain classes, such as \
        `NSArray`, `NSString` and `NSDate`. For any other class, such as `UIColor`, register a subclass of \
        `NSSecureUnarchiveFromDataTransformer` whose `allowedTopLevelClasses` contains it: with \
        `NSSecureUnarchiveFromData`, the values that users have can't be read any more.
        """
    static let before = #"""
        <attribute name="tags" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"
            customClassName="[String]"/>
        """#
    static let after = #"""
        <attribute name="tags" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"
            customClassName="[String]"/>
        """#
    static let hasFix = true

    /// The transformer for Foundation's plain classes.
    static let secure = "NSSecureUnarchiveFromData"
    private static let insecure: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
        "NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName",
    ]

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.attributes(where: { $0.type == .transformable }) {
            guard let name = attribute.valueTransformerName, insecure.contains(name) else {
                continue
            }
            let part = "valueTransformerName"
            context.report(
                Self.self,
                at: context.place(attribute.origin, part, "name"),
                "'\(entity).\(attribute.name)' is read by '\(name)', which creates objects of any "
                    + "class; \(secureTransformerAdvice(attribute))",
                fix: attribute.holdsPlainClasses
                    ? context.fix("Write '\(secure)'.", attribute.origin, part, secure) : nil
            )
        }
    }
}

/// How to read an attribute's values safely, as the end of a message.
func secureTransformerAdvice(_ attribute: Attribute) -> String {
    if attribute.holdsPlainClasses { return "name '\(InsecureTransformer.secure)'" }
    let transformer = "a subclass of 'NSSecureUnarchiveFromDataTransformer' that allows"
    if let name = attribute.customClassName, !untypedCollections.contains(name) {
        return "name \(transformer) '\(name)'"
    }
    let (values, classes) =
        attribute.customClassName == nil
        ? ("values", "their class") : ("elements", "their class, too")
    return
        "name '\(InsecureTransformer.secure)' if its \(values) are of Foundation's plain classes, and"
        + " otherwise \(transformer) \(classes)"
}

extension Attribute {
    /// Whether all values are of the classes that `NSSecureUnarchiveFromData` reads. For example: `[String]`.
    fileprivate var holdsPlainClasses: Bool {
        guard let name = customClassName, !untypedCollections.contains(name) else { return false }
        return identifiers(in: name).allSatisfy(plainClasses.contains)
    }
}

/// The collections that don't say what their elements are.
private let untypedCollections: Set<String> = [
    "NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSSet",
]

/// What `allowedTopLevelClasses` of `NSSecureUnarchiveFromDataTransformer` contains, with the types of Swift that
/// become these classes.
private let plainClasses: Set<String> = [
    "Array", "Bool", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "NSArray", "NSData", "NSDate", "NSDictionary", "NSMutableArray",
    "NSMutableDictionary", "NSMutableSet", "NSNull", "NSNumber", "NSSet", "NSString", "NSURL",
    "NSUUID", "Set", "String", "URL", "UUID",
]
