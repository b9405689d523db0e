import ModelTypes

/// A place in which a condition finds an object, or none.
indirect enum Place: Hashable {
    /// A row by its number: 0 is the row that is fetched.
    case row(Int)
    case toOne(Place, String)
    /// The same object, if it's of a class, by the number of its entity.
    case cast(Place, Int)
}

/// The members of a relationship, each of them in turn the row of a number.
struct Members {
    let place: Place
    let relationship: String
    let row: Int
    /// The condition that members must fulfill to count.
    var filter: Test?
}

/// A value that depends on rows.
indirect enum Scalar {
    case constant(Constant)
    case column(Place, String)
    case test(Test)
    /// A truth value that may be missing: `holds` is only true if it's `present`.
    case optionalTest(present: Test, holds: Test)
    case choice(Test, Scalar, Scalar)
    case coalesced(Scalar, Scalar)
    case calculated(Calculation, Scalar, Scalar)
    case count(Members)
    /// The number of a text's characters, or of bytes.
    case length(Scalar, ScalarKind)
    /// The result of a function for a value that is stored as JSON.
    case part(Scalar, CodablePart)
    /// Two values that are stored as JSON, in one text for a function of both.
    case joined(Scalar, Scalar)
    /// The value of the first key that equals the scalar.
    case lookup(Scalar, [(key: Constant, value: Constant)], ScalarKind?)

    func isSameColumn(as other: Scalar) -> Bool {
        guard
            case (.column(let place, let name), .column(let otherPlace, let otherName)) =
                (self, other)
        else { return false }
        return place == otherPlace && name == otherName
    }
}

/// A condition that is either true or false.
indirect enum Test {
    case constant(Bool)
    /// A condition about one row, as fields make it.
    case node(Int, ConditionNode)
    /// Whether two values are equal; a missing one equals another.
    case equal(Scalar, Scalar, ScalarKind?)
    case ordered(Scalar, Order, Scalar, ScalarKind?)
    case oneOf(Scalar, [Constant])
    /// Whether a list that is stored as JSON has a text or an integer, which the part asks, too.
    case listed(Scalar, Constant, CodablePart)
    case text(Scalar, TextTest, Scalar, TextOptions)
    case pattern(Scalar, String)
    case exists(Place)
    case identified(Place, [PersistentIdentifier])
    case same(Place, Place)
    case members(Members, Quantifier, Test)
    /// Whether there's an object, which in the test is the row of a number.
    case within(Place, Int, Test)
    case not(Test)
    case all([Test])
    case any([Test])
}

/// A range of values; nil if it has no end.
struct RangeTerm {
    let lower: Scalar?
    let upper: Scalar?
    let isClosed: Bool
    let kind: ScalarKind?
}

/// The meaning of an expression of a predicate.
enum Term {
    /// A captured value, or `nil`.
    case value(Any?)
    case scalar(Scalar, ScalarKind)
    case test(Test)
    case place(Place)
    case members(Members)
    /// A value over several columns, with the name of its property.
    case composite(Place, String)
    /// A value that is stored as JSON, or what is made of one.
    case codable(Scalar, CodablePart)
    case range(RangeTerm)
    case identifier(Place)
    case search(Scalar, TextSearch)
}
