import Foundation

/// Compares texts as people expect: by the language, and by the numbers in them.
///
/// For example: negative for "a9" and "a10".
/// - Returns: A negative number, 0, or a positive number.
func localizedOrder(_ left: String, _ right: String) -> Int {
    if hasPlainTextOrder {
        var (left, right) = (left, right)
        let order = left.withUTF8 { left in right.withUTF8 { plainTextOrder(left, $0) } }
        if let order { return order }
    }
    return left.localizedStandardCompare(right).rawValue
}

/// Whether the order of texts in the user's language is known to be that of the root for ASCII.
///
/// Other languages may order pairs of letters as one, such as "ch" in Czech, or letters differently.
let hasPlainTextOrder: Bool = {
    #if canImport(Darwin)
        // Not compared with Foundation's order there.
        false
    #else
        ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "uk", "zh"]
            .contains(Locale.current.language.languageCode?.identifier)
    #endif
}()

/// The order of two texts as people expect, if both are ASCII as far as it matters; `nil` if only
/// Foundation knows.
///
/// Foundation takes 2 µs to compare two names, which is thirty times as long as this: sorting 10,000
/// names takes 7 ms instead of 0.2 s. The functions are in one file for that, so that they are made for
/// the bytes' type in debug builds, too. The order is that of `localizedStandardCompare(_:)`: of the root
/// collation of Unicode, with digits as numbers, and with the case only if nothing else differs.
/// - Returns: A negative number, 0, or a positive number.
func plainTextOrder<Bytes: RandomAccessCollection<UInt8>>(_ left: Bytes, _ right: Bytes)
    -> Int?
where Bytes.Index == Int {
    var (place, other) = (left.startIndex, right.startIndex)
    var caseOrder = 0
    var zeros = 0
    while place < left.endIndex, other < right.endIndex {
        let (first, second) = (left[place], right[other])
        let weights = (weight(first), weight(second))
        // A character that isn't plain, or one that's ignored.
        if weights.0 == 0 || weights.1 == 0 { return nil }
        var order = weights.0 - weights.1
        if isDigit(first), isDigit(second) {
            zeros += abs(skipZeros(left, &place) - skipZeros(right, &other))
            let (number, otherNumber) = (digits(left, &place), digits(right, &other))
            guard let numbers = compare(number, otherNumber) else { return nil }
            order = numbers
        } else {
            place += 1
            other += 1
            if order == 0, caseOrder == 0 { caseOrder = Int(second) - Int(first) }
        }
        if order != 0 { return endsPlainly(left, place) && endsPlainly(right, other) ? order : nil }
    }
    guard endsPlainly(left, place), endsPlainly(right, other) else { return nil }
    if place < left.endIndex { return 1 }
    if other < right.endIndex { return -1 }
    return zeros == 0 ? caseOrder : nil
}

/// Whether no mark follows that belongs to the characters before it.
private func endsPlainly<Bytes: RandomAccessCollection<UInt8>>(_ text: Bytes, _ place: Int) -> Bool
where Bytes.Index == Int {
    place == text.endIndex || weight(text[place]) != 0
}

/// - Returns: The number of zeros.
private func skipZeros<Bytes: RandomAccessCollection<UInt8>>(
    _ text: Bytes,
    _ place: inout Int
) -> Int where Bytes.Index == Int {
    let start = place
    while place < text.endIndex, text[place] == UInt8(ascii: "0") { place += 1 }
    return place - start
}

/// The digits of the number at a place, which moves behind them.
private func digits<Bytes: RandomAccessCollection<UInt8>>(
    _ text: Bytes,
    _ place: inout Int
) -> Bytes.SubSequence where Bytes.Index == Int {
    let start = place
    while place < text.endIndex, isDigit(text[place]) { place += 1 }
    return text[start..<place]
}

/// Compares numbers without zeros in front.
///
/// - Returns: `nil` for numbers that are compared in parts.
private func compare(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Int? {
    if max(left.count, right.count) > 200 { return nil }
    if left.count != right.count { return left.count - right.count }
    return zip(left, right).first { $0 != $1 }.map { Int($0) - Int($1) } ?? 0
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// The place of a character of ASCII in the order; 0 for those that are ignored, and for other bytes.
private func weight(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) + 32
    default: Int(signWeights[Int(byte)])
    }
}

/// The places of spaces and signs, which come before digits; 0 for all other bytes.
private let signWeights: [UInt8] = {
    let signs = "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"
    var weights = [UInt8](repeating: 0, count: 256)
    for (place, byte) in signs.utf8.enumerated() { weights[Int(byte)] = UInt8(place) + 1 }
    return weights
}()
