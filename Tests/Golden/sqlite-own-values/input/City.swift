import Foundation
import SwiftData
import SwiftUI

private let limit = 40

/// The name of a city, as signs show it.
struct CityName: Hashable, Sendable {
    enum Problem: Error, Equatable { case empty, tooLong(Int) }

    let rawValue: String

    init(_ text: String) throws(Problem) {
        let name = text.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { throw .empty }
        guard name.count < limit else { throw .tooLong(name.count) }
        rawValue = name
    }

    init(trust rawValue: String) { self.rawValue = rawValue }
}

@Model final class City {
    var name: CityName
    var former: CityName?
    var hex: String = ""

    init(name: CityName) { self.name = name }

    var color: Color { Color(white: Double(hex.count) / 10) }

    func paint() -> Color { color }
}
