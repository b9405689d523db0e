import SwiftData

extension UInt8 { static let full: UInt8 = 255 }

@Model final class Pixel {
    var red: UInt8
    var green: UInt8 = UInt8.full
    var blue: UInt8 = .full
    var depth: Int8 = -3
    var width: UInt16 = 7
    var color: UInt32?
    var size: UInt = 3
    var digest: UInt64?
    @Transient var tint: UInt8 = 1

    init(red: UInt8 = 1) { self.red = red }

    var sum: UInt8 { red &+ green }
}
