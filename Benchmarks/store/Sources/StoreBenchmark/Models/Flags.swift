// As modelgen writes it.

import ModelTypes

struct Flags: BitmaskOptions {
    static let options = (0...15).map { BitmaskOption($0) }

    let rawValue: Int64

    init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
