import Foundation
import SwiftData

@Model
final class Note {
    var title: String
    var rank: Int
    @Transient var cache: [Int]

    init(title: String) {
        self.title = title
        print(rank)  // mistake: not set yet
    }  // mistake: without a value for 'cache'
}
