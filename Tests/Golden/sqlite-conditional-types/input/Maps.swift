import Foundation
import MapKit
import SwiftData

@Model final class Trip {
    var area: Area?
    var areas: [Area] = []
    var view: View?
    var stated: Stated?
    var other: Other?
    #if canImport(MapKit)
        var shown: Area?
    #endif

    init() {}

    struct View: Codable { var kind: MKStandardMapConfiguration.ElevationStyle? }
}

struct Area: Codable { var kind: MKMapType? }

#if canImport(MapKit)
    struct Stated: Codable { var number = 0 }
    struct Other: Codable { var number = 0 }
#else
    struct Other: Codable { var number = 0 }
#endif
