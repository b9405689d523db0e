import ModelIR

extension ValueScope {
    /// Reports options whose bit is outside the integer.
    mutating func checkBits(_ set: OptionSetType, _ type: ValueType, bits: Int) {
        for option in set.options { checkBit(option.bit, "'\(option.name)'", option.origin, bits) }
        if let ids = set.ids { checkIDs(ids, type, bits) }
    }

    private mutating func checkIDs(_ ids: OptionSetType.IDs, _ type: ValueType, _ bits: Int) {
        guard ids.first <= ids.last else {
            report("value-type.empty", type.origin, "'\(type.name)' has no option")
            return
        }
        checkBit(ids.first, "the first option of '\(type.name)'", type.origin, bits)
        if ids.last != ids.first {
            checkBit(ids.last, "the last option of '\(type.name)'", type.origin, bits)
        }
    }

    private mutating func checkBit(_ bit: Int, _ what: String, _ origin: Origin, _ bits: Int) {
        if !(0..<bits).contains(bit) {
            report(
                "option.out-of-width",
                origin,
                "\(what) has bit \(bit), and the integer has bits 0 to \(bits - 1)"
                    + (bits < 64 ? "; choose a wider one" : "")
            )
        } else if bit == bits - 1 {
            warn(
                "option.sign-bit",
                origin,
                "\(what) has bit \(bit), the sign of the integer, so masks can be negative"
            )
        }
    }
}
