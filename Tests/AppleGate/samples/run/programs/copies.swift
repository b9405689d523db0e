import CoreData

let context = Journeys.context()
let trip = Trip(title: Title(trust: "North"), span: Span(start: .distantPast, end: .distantFuture))
context.insert(trip)
(trip.budget, trip.seats, trip.cover) = (12, [2, 5], Data([1]))
(trip.isSelected, trip.default, trip.createdAt) = (true, true, .distantPast)

let owner = Traveller(context: context)
owner.name = "Ann"
let label = Label(context: context)
label.label = "far"
let ticket = Ticket(context: context)
ticket.price = 3
(trip.owner, trip.tags, trip.ticket) = (owner, [label], ticket)

let leg = Leg(context: context)
(leg.name, leg.tripID) = ("a", trip.id)
let flight = Flight(context: context)
(flight.name, flight.number) = ("b", "XY 1")
trip.legs = [leg, flight]
let place = Place(context: context)
place.name = "Oslo"
leg.place = place

let remark = newRemark("cold")
remark.answers = [answer("yes", to: remark), answer("no", to: remark)]
leg.addToRemarks(remark)
trip.addToRemarks(answer("far", to: nil))

let copy = trip.clone()
print("values:", copy.title.rawValue, copy.span == trip.span, copy.budget, copy.seats, copy.default)
print("anew:", copy.id != trip.id, copy.createdAt > trip.createdAt)
print("left out:", copy.cover == nil, copy.isSelected, copy.remarks.count, trip.remarks.count)
print("shared:", copy.owner === owner, copy.tags == [label], label.trips.count)
print("one:", copy.ticket !== ticket, copy.ticket?.price ?? 0, trip.ticket === ticket)
print("ordered:", names(copy), names(trip), copy.legs[0] !== leg, copy.legs[0].trip === copy)
print("children:", (copy.legs[1] as? Flight)?.number ?? "-", copy.legs[1] !== flight)
print("deep:", copy.legs[0].place === place, copy.legs[0].remarks.first.map(answers) ?? "-")
print("followed:", copy.legs.allSatisfy { $0.tripID == copy.id })
print("followed further:", copy.legs[0].remarks.first?.tripID == copy.id)
print("originals:", leg.remarks == [remark], answers(of: remark), place.legs.count)

let part = leg.clone()
print("a part:", part.trip === trip, names(trip), part.tripID == trip.id)
print("an answer:", remark.answers.first?.clone().parent === remark, remark.answers.count)
print("blank:", remark.clone().tripID == nil)
let bare = trip.clone(excluding: [.legs, .owner])
print("excluded:", bare.legs.isEmpty, bare.owner == nil, bare.tags.count)
let short = trip.clone(excludingEverywhere: [Leg.CloneBranch.place, Remark.CloneBranch.answers])
print("excluded deeper:", short.legs[0].place == nil, short.legs[0].remarks.map(\.answers.count))
let nowhere = Trip(title: Title(trust: "x"))
print("nowhere:", nowhere.clone().managedObjectContext == nil)

let chain = newRemark("0")
var last = chain
for number in 1..<100_000 { last = answer(String(number), to: last) }
var link: Remark? = chain.clone()
var count = 0
while let next = link { (link, count) = (next.answers.first, count + 1) }
print("a chain:", count)

@MainActor func newRemark(_ text: String) -> Remark {
    let remark = Remark(context: context)
    remark.text = text
    return remark
}

@MainActor func answer(_ text: String, to other: Remark?) -> Remark {
    let answer = newRemark(text)
    answer.parent = other
    return answer
}

@MainActor func names(_ trip: Trip) -> String { trip.legs.map(\.name).joined() }

@MainActor func answers(of remark: Remark) -> String {
    remark.answers.map(\.text).sorted().joined(separator: " ")
}
