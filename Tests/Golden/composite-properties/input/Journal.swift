/// A span of time; it may be empty.
@Validated(.ascending)
@Composite
struct Span { var start: Date; var end: Date }

@Validated(.ascending)
@Composite
struct Bounds { var lower: Double; var upper: Double }

@Validated(.trimmed, .length(1...40))
struct Label { var rawValue: String }

@OptionSet<Int32>
struct Tags { private enum Options: Int { case private_, shared, starred } }

enum Mood: Int16 { case low = -1, neutral, high }

enum Weather: String { case sun, rain, snow }

/// What was measured, at one time or over a span.
@Composite
enum Measurement {
    @Stored(case: 0) case value(at: Date, value: Double)
    @Stored(case: 1) case choice(at: Date, choiceID: UUID)
    @Stored(case: 2) case pair(at: Date, bounds: Bounds)
    @Stored(case: 3) case valueOverSpan(span: Span, value: Double)
    @Stored(case: 4) case span(span: Span)
}

@Composite
struct Place {
    var name: Label
    var latitude: Double
    var longitude: Double
    var note: String?
    var mood: Mood?
    var tags: Tags
    var open: Span?
}

/// Something that a reader may leave out, and that has cases which an optional has, too.
@Composite
enum Remark {
    case none
    case some(text: Label, weather: Weather)
    case `default`(in: Decimal, where: Place)
}

@Composite
struct Leg {
    var span: Span?
    var length: Double?
}

@Composite
struct Way {
    var there: Leg?
    var back: Leg?
}

@Model
class Entry {
    var createdAt: Date
    /// What the entry is about.
    @Stored(
        discriminator: "type",
        [
            "at": "startDate", "span.start": "startDate", "span.end": "endDate", "value": "value1",
            "bounds.lower": "value1", "bounds.upper": "value2", "choiceID": "choiceID",
        ]
    )
    var measurement: Measurement
}

@Model
final class Visit: Entry {
    /// Where it was.
    var place: Place
    var next: Place?
    @Stored(discriminator: "kind", [:])
    var remark: Remark?
}

@Model
final class Trip {
    @Stored(["start": "from", "end": "until"])
    var span: Span?
    var isDone = false
}

/// Two parts of one type, with a part each that may be missing; what reads `way.back` and `wayBack`
/// would have one name.
@Model
final class Route {
    var way: Way?
    var wayBack: Leg?
}
