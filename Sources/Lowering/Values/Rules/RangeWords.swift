/// The words in which an error describes a value outside a range.
struct RangeWords {
    let isDate: Bool

    /// The names of the cases for values below and above the range.
    var less: String { isDate ? "tooEarly" : "tooSmall" }
    var greater: String { isDate ? "tooLate" : "tooLarge" }

    /// The documentation of an exclusive upper bound.
    var exclusive: String {
        isDate ? "The earliest moment that is too late." : "The smallest value that is too large."
    }

    var lowSentence: String {
        isDate
            ? #"\(value) is too early; the earliest is \(lowerBound)."#
            : #"\(value) is too small; the least is \(lowerBound)."#
    }

    func highSentence(isIncluded: Bool) -> String {
        switch (isDate, isIncluded) {
        case (false, true): #"\(value) is too large; the greatest is \(upperBound)."#
        case (false, false): #"\(value) is too large; it must be less than \(upperBound)."#
        case (true, true): #"\(value) is too late; the latest is \(upperBound)."#
        case (true, false): #"\(value) is too late; it must be before \(upperBound)."#
        }
    }
}
