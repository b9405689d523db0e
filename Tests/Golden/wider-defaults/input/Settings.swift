import Foundation
import SwiftData

func makeMask() -> UInt32 { 3 }

@Model final class Settings {
    var mask: UInt32 = UInt32.max
    var level: UInt8 = UInt8.max
    var low: Int8 = Int8.min
    var port: UInt16 = .max
    var made: UInt32 = makeMask()
    var madeLater: UInt32? = makeMask()
    var bits: UInt8 = 1 << 4
    var inverted: UInt32 = ~0
    var largest: UInt64 = UInt64.max
    var scale: CGFloat = CGFloat(0.5)
    var count: UInt8
    var plain: UInt8 = 7

    init(count: UInt8 = UInt8.min) {
        self.count = count
    }
}
