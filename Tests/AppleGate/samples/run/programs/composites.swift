import CoreData
import Foundation
import ModelTypes

ModelTypes.onUndecodable = { print("undecodable:", $0.property) }

let start = Date(timeIntervalSinceReferenceDate: 10)
let end = Date(timeIntervalSinceReferenceDate: 20)
let span = try Span(start: start, end: end)
let context = Journal.context()

// Each case is stored and read back, and clears what it does not use.
let choiceID = UUID()
let cases: [Measurement] = [
    .value(at: start, value: 1.5),
    .choice(at: start, choiceID: choiceID),
    .pair(at: end, bounds: try Bounds(lower: 1, upper: 2)),
    .valueOverSpan(span: span, value: 2.5),
    .span(span: span),
]
let entry = Entry(createdAt: start, measurement: cases[0])
context.insert(entry)
for measurement in cases {
    entry.measurement = measurement
    let stored: [Any?] = [
        entry.startDate, entry.endDate, entry.value1, entry.value2, entry.choiceID,
    ]
    let marks = stored.map { $0 == nil ? "-" : "x" }.joined()
    print(entry.type?.intValue ?? -1, entry.measurement == measurement, marks)
}

// A structure with parts that may be missing, in a child class, created without a context.
let home = Place(
    name: try Label("Home"),
    latitude: 48,
    longitude: -3,
    mood: .high,
    tags: [.shared],
    open: span
)
let visit = Visit(createdAt: end, measurement: cases[4], place: home)
context.insert(visit)
print("place:", visit.place == home, visit.measurement == cases[4])
print("nothing:", visit.next == nil, visit.remark == nil)
var away = home
(away.note, away.mood, away.open) = ("far", nil, nil)
visit.next = away
print("next:", visit.next == away, visit.next_open_start == nil)
visit.next = nil
print("cleared:", visit.next == nil, visit.next_name == nil, visit.next_tags == nil)

// Cases that have the names of an optional's.
let remarks: [Remark?] = [
    Remark.none, Remark.some(text: try Label("wet"), weather: .rain),
    .default(in: 9.5, where: away),
    nil,
]
for remark in remarks {
    visit.remark = remark
    print(visit.kind ?? "nil", visit.remark == remark)
}

// What does not fit is nil, and reported once.
visit.kind = "gone"
print("unknown case:", visit.remark == nil)
visit.kind = "some"
print("missing parts:", visit.remark == nil)
visit.next_name = "Half"
print("half a place:", visit.next == nil)
visit.place_mood = 7
print("unknown mood:", visit.place.mood == nil)
let trip = Trip()
context.insert(trip)
print("no span:", trip.span == nil)
trip.until = end
print("half a span:", trip.span == nil)
trip.span = span
print("a span:", trip.span == span)

// Parts of one type are read from their own attributes.
let route = Route(
    way: Way(there: Leg(span: span, length: 1), back: Leg(span: nil, length: 2)),
    wayBack: Leg(span: span, length: nil)
)
context.insert(route)
print("parts:", route.way?.there?.span == span, route.way?.back == Leg(span: nil, length: 2))
print("beside them:", route.wayBack == Leg(span: span, length: nil))

// Without a value, a required property stops.
MissingValue.handler = { missing in
    print("handler:", missing.property)
    exit(3)
}
entry.value1 = nil
entry.type = 0
print(entry.measurement)
