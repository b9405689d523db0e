import CoreData
import Foundation
import ModelTypes

ModelTypes.onUndecodable = { print("undecodable:", $0.property) }

let start = Date(timeIntervalSinceReferenceDate: 10)
let end = Date(timeIntervalSinceReferenceDate: 20)
let office = Address(
    town: try Town("Brest"),
    kind: .work,
    labels: [.main],
    isVisited: true,
    doorbell: 7,
    level: .first,
    rent: 9.5,
    place: Coordinates(latitude: 48, longitude: -4),
    previous: Coordinates(latitude: 1, longitude: 2)
)
let context = Contacts.context()
let contact = Contact(
    membership: try Period(start: start, end: end),
    name: "Ann",
    workplace: office
)
context.insert(contact)
print("read:", contact.workplace == office, contact.membership.end == end)
print("nothing:", contact.home == nil, contact.awayPeriod == nil)
print("stored:", contact.office?.keys.sorted().joined(separator: " ") ?? "")
contact.home = office
contact.home?.place = nil
print("changed:", contact.home?.place == nil, contact.home?.previous == office.previous)
// What is stored is trusted.
contact.setValue(["start": end, "end": start], forKey: "awayPeriod")
print("descending:", contact.awayPeriod?.start == end)
contact.setValue(["start": end], forKey: "awayPeriod")
print("half:", contact.awayPeriod == nil)
contact.office?["previous"] = ["latitude": 1.5]
MissingValue.handler = { missing in
    print("handler:", missing.property)
    exit(3)
}
print(contact.workplace)
