import Foundation

extension UUID {
    init(_ number: Int) {
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255),
                UInt8(number & 255)
            )
        )
    }

    var number: Int { Int(uuid.14) << 8 | Int(uuid.15) }
}
