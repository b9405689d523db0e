import Dispatch
import Foundation
import SwiftData
import SwiftUI

typealias Trip = TripsV2.Trip

enum TripsV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self] }

    @Model
    final class Trip {
        var name: String = ""
    }
}

enum TripsV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }

    /// Where a stop is, in degrees.
    struct Place: Codable, Hashable {
        var latitude: Double
        var longitude: Double
    }

    @Model
    final class Trip: Titled {
        enum Season: String, Codable, CaseIterable, Identifiable {
            case summer, winter

            var id: Self { self }

            /// The name as the list shows it.
            var label: String {
                switch self {
                case .summer: "Summer"
                case .winter: "Winter"
                }
            }

            #if DEBUG
                static let tested = [Season.summer]
            #endif
        }

        var name: String
        var startDate: Date
        var season: Season = TripsV2.Trip.Season.summer
        var budget: Money?
        @Relationship(deleteRule: .cascade, inverse: \TripsV2.Stop.trip) var stops: [TripsV2.Stop]

        init(name: String, startDate: Date) {
            self.name = name
            self.startDate = startDate
        }
    }

    @Model
    final class Stop {
        var place: Place?
        var signature: Signature?
        private var stateRaw: Int = 0
        var spelled: Trip.Season?
        var order: Int32 = 0

        var isPast: Bool {
            get { stateRaw > 0 }
            set { stateRaw = newValue ? 1 : 0 }
        }
        var trip: TripsV2.Trip?

        init(order: Int32) { self.order = order }

        func add(to trip: TripsV2.Trip) {
            trip.stops.append(self)
            trip.stops.removeAll { $0.order > 99 }
        }

        func distance(to other: TripsV2.Stop) -> Double {
            guard let place, let target = other.place else { return 0 }
            return TripsV2.Place.distance(place, target)
        }
    }
}

@Validated(.range(0...))
struct Money: CustomDebugStringConvertible {
    var rawValue: Decimal

    static let nothing = Money(trust: 0)

    var debugDescription: String { "\(rawValue) in cash" }
}

/// What travellers see.
public protocol Titled: PersistentModel {
    var title: String { get }
}

extension Trip {
    enum Pace: Int16 { case slow, fast }

    var title: String { name.orUnnamed }
    var isSoon: Bool { startDate.isInTheFirstWeek }

    private static let shortest = 3

    #if os(watchOS)
        func remove() { modelContext?.delete(self) }
        func removeStops() { stops.forEach { $0.trip = nil } }
    #endif
}

@available(macOS 14, *)
public extension Trip {
    var isShort: Bool { stops.count < Trip.shortest }
}

extension TripsV2.Trip: Comparable {
    static func < (left: TripsV2.Trip, right: TripsV2.Trip) -> Bool {
        left.startDate < right.startDate
    }
}

#if os(Linux)
    extension Trip: Sized {}

    protocol Sized {}
#endif

extension Trip: CustomStringConvertible {
    var description: String { title }
}

extension Trip.Pace {
    var isFast: Bool { self == .fast }
}

extension TripsV2.Stop {
    struct Signature: Codable { var text: String }

    private var spelledRaw: String { "\(order)" }
}

extension TripsV2.Stop.Signature: Hashable {}

extension TripsV2.Place {
    static func distance(_ one: Self, _ other: Self) -> Double {
        hypotenuse(one.latitude - other.latitude, one.longitude - other.longitude)
    }
}

private func hypotenuse(_ width: Double, _ height: Double) -> Double {
    (width * width + height * height).squareRoot()
}

private let week: TimeInterval = 7 * 86_400

extension Date {
    fileprivate var isInTheFirstWeek: Bool { timeIntervalSinceReferenceDate < week }
}

extension String {
    /// A text to show.
    var orUnnamed: String { isEmpty ? "Unnamed" : self }
}

extension Color {
    static let brand = Color.red
}

struct TripView: View {
    var trip: Trip
    var body: some View { Text(trip.name) }
}

#Preview { TripView(trip: Trip(name: "Alps", startDate: .now)) }
