import Foundation
import SwiftData

private let limit = 3

@Model final class Street {
    var name: String
    var lanes = 1

    init(name: String) { self.name = name }

    var isBroad: Bool { lanes > limit }
}
