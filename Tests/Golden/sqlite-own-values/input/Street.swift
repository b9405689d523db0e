import Foundation
import SwiftData

private let limit = 3

@Model final class Street {
    var name: CityName
    var lanes = 1

    init(name: CityName) { self.name = name }

    var isBroad: Bool { lanes > limit }
}
