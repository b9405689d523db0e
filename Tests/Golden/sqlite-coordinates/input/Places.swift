import CoreLocation
import Foundation
import SwiftData

@Model final class Place {
    var name: String
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
    var speed: CoreLocation.CLLocationSpeed?
    var courses: [CLLocationDirection] = []
    var accuracy = CLLocationAccuracy(5)
    var beacon: CLBeaconMajorValue = 0
    var region: Region?

    init(name: String, latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    func move(to latitude: CLLocationDegrees) { self.latitude = latitude }
}

struct Region: Codable {
    var latitude: CLLocationDegrees
    var radius = CLLocationDistance(10)

    func center() -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: 0)
    }
}
