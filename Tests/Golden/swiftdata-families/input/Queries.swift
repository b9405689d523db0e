import Foundation
import SwiftData

extension Media {
    static let byTitle = [SortDescriptor(\Media.title)]
}

extension FetchDescriptor where T == Media {
    static var all: FetchDescriptor<Media> { FetchDescriptor(sortBy: Media.byTitle) }
}

extension Array where Element == Film {
    var minutes: Int { map(\.minutes).reduce(0, +) }
}
