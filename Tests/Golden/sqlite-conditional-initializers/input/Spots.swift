import Foundation
import MapKit
import SwiftData

@Model final class Spot {
    var title: String = ""
    var lat: Double
    var lon: Double

    init(title: String, lat: Double, lon: Double) {
        self.title = title
        self.lat = lat
        self.lon = lon
    }

    convenience init(title: String, coordinate: CLLocationCoordinate2D) {
        self.init(title: title, lat: coordinate.latitude, lon: coordinate.longitude)
    }

    convenience init(title: String) {
        self.init(title: title, coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    }

    convenience init(named title: String) {
        self.init(title: title)
    }

    static func samples() -> [Spot] { [Spot(title: "a")] }
    static func allSamples() -> [Spot] { samples() + [.init(named: "b")] }
    static func plain() -> Spot { Spot(title: "a", lat: 0, lon: 0) }
    static var own: Spot { Self(title: "c") }
}

struct SampleData {
    static var spots: [Spot] { [Spot(title: "d")] }
    static var plain: [Spot] { [Spot(title: "d", lat: 1, lon: 2)] }
    func make() -> Spot { Spot(title: "e") }
}

extension Spot {
    func twin() -> Spot { .init(title: title) }
}
