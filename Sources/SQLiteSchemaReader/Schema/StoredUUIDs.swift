import DatabaseReading
import ModelIR

/// The values of a column for UUIDs, by how they are written.
struct StoredUUIDs {
    private var forms: Set<Form> = []
    /// Whether a text isn't a UUID. For example: an empty one.
    private(set) var hasOtherTexts = false

    /// Digits alone are both in lowercase and in uppercase.
    private enum Form { case data, digits, lowercase, uppercase, mixed }

    mutating func add(_ value: StoredValue) {
        switch value.storageClass {
        case .null: return
        case .blob: forms.insert(.data)
        case .text: value.withText { add(text: $0) }
        case .integer, .real: forms.insert(.mixed)
        }
    }

    private mutating func add(text: UnsafeBufferPointer<UInt8>) {
        var (hasLowercase, hasUppercase) = (false, false)
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "f"): hasLowercase = true
            case UInt8(ascii: "A")...UInt8(ascii: "F"): hasUppercase = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case UInt8(ascii: "-") where [8, 13, 18, 23].contains(index): continue
            default: hasOtherTexts = true
            }
            if hasOtherTexts { return }
        }
        hasOtherTexts = text.count != 36
        switch (hasLowercase, hasUppercase) {
        case (false, false): forms.insert(.digits)
        case (true, false): forms.insert(.lowercase)
        case (false, true): forms.insert(.uppercase)
        case (true, true): forms.insert(.mixed)
        }
    }

    /// How they are written; `nil` for data.
    ///
    /// - Parameter isScript: Whether other databases have other values, maybe of other forms.
    func form(isScript: Bool) -> ExistingColumn.Form? {
        switch forms {
        case [.data]: nil
        case [.lowercase] where !isScript, [.digits] where !isScript,
            [.lowercase, .digits] where !isScript:
            .lowercase
        case [.uppercase] where !isScript, [.uppercase, .digits] where !isScript: .uppercase
        default: .mixedLowercase
        }
    }
}
