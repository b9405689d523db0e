import Foundation
import ModelStore
import ModelTypes

extension VisitedClass {
    static var journeys: [VisitedClass] {
        [
            VisitedClass(Trip.self, where: Trip.fields.legs.any(Leg.fields.name == "a")) {
                one($0.owner) { $0.name }
                many($0.legs) { $0.tripID }
                one($0.ticket) { $0.price }
                many($0.tags) { $0.label }
                many($0.remarks) { $0.text }
            } change: {
                $0.seats = [1]
                $0.legs = ToMany($0.legs.reversed())
            },
            VisitedClass(Traveller.self) {
                many($0.trips) { $0.title }
            } change: {
                $0.trips.removeAll()
            },
            VisitedClass(Leg.self) {
                one($0.trip) { $0.budget }
                one($0.place) { $0.name }
                many($0.remarks) { $0.tripID }
            } change: {
                $0.name = "b"
            },
            VisitedClass(Flight.self) {
                one($0.trip) { $0.span }
            } change: {
                $0.number = "1"
            },
            VisitedClass(Walk.self) {
                one($0.place) { $0.name }
            } change: {
                $0.name = "walk"
            },
            VisitedClass(Place.self) {
                many($0.legs) { $0.name }
            } change: {
                $0.name += "x"
            },
            VisitedClass(Ticket.self) {
                one($0.trip) { $0.title }
            } change: {
                $0.price += 1
            },
            VisitedClass(Label.self) {
                many($0.trips) { $0.id }
            } change: {
                $0.trips.removeAll()
            },
            VisitedClass(Remark.self) {
                one($0.parent) { $0.text }
                one($0.leg) { $0.name }
                many($0.answers) { $0.text }
            } change: {
                $0.parent = nil
            },
        ]
    }
}
