/// Writes archives as `NSKeyedArchiver` does, from objects that tests describe.
public final class ArchiveWriter {
    public typealias Value = PropertyListWriter.Value

    private var objects: [Value] = [.string("$null")]

    public static let null = Value.reference(0)

    public init() {}

    /// Makes room for an object that others refer to before it's known.
    public func reserve() -> Value {
        objects.append(.string("$null"))
        return .reference(objects.count - 1)
    }

    /// Adds an object, in reserved room if there is any, and returns its reference.
    @discardableResult
    public func add(_ className: String, _ fields: [(String, Value)], at room: Value? = nil)
        -> Value
    {
        let names = Value.array([.string(className), .string("NSObject")])
        let place = add(.dictionary([("$classname", .string(className)), ("$classes", names)]))
        let object = Value.dictionary(fields + [("$class", place)])
        guard case .reference(let number) = room else { return add(object) }
        objects[number] = object
        return .reference(number)
    }

    public func text(_ text: String) -> Value { add(.string(text)) }

    public func array(_ elements: [Value]) -> Value {
        add("NSArray", [("NS.objects", .array(elements))])
    }

    public func dictionary(_ entries: [(String, Value)]) -> Value {
        let keys = Value.array(entries.map { text($0.0) })
        return add(
            "NSMutableDictionary",
            [("NS.keys", keys), ("NS.objects", .array(entries.map(\.1)))]
        )
    }

    /// A predicate of the form in which Xcode compiles conditions. For example: `SELF >= 3`.
    public func condition(_ left: String, _ type: Int64, _ constant: Value) -> Value {
        let operand =
            left == "SELF"
            ? add("NSSelfExpression", [])
            : add(
                "NSKeyPathExpression",
                [
                    ("NSSelectorName", text("valueForKeyPath:")),
                    ("NSOperand", add("NSSelfExpression", [])),
                    (
                        "NSArguments",
                        array([add("NSKeyPathSpecifierExpression", [("NSKeyPath", text(left))])])
                    ),
                ]
            )
        return add(
            "NSComparisonPredicate",
            [
                ("NSLeftExpression", operand),
                (
                    "NSRightExpression",
                    add("NSConstantValueExpression", [("NSConstantValue", constant)])
                ),
                (
                    "NSPredicateOperator",
                    add("NSPredicateOperator", [("NSOperatorType", .integer(type))])
                ),
            ]
        )
    }

    /// The bytes of the archive whose root is an object.
    public func bytes(root: Value) -> [UInt8] {
        PropertyListWriter.bytes(
            .dictionary([
                ("$version", .integer(100_000)),
                ("$archiver", .string("NSKeyedArchiver")),
                ("$top", .dictionary([("root", root)])),
                ("$objects", .array(objects)),
            ])
        )
    }

    private func add(_ object: Value) -> Value {
        objects.append(object)
        return .reference(objects.count - 1)
    }
}
