import Foundation

/// An array of objects as an array of their class, which the caller knows, without copying it.
///
/// Mapping them one by one takes several times as long as all else that is done with them, and makes
/// a second array of one that nobody else has.
// Safe: a class reference is one pointer, whatever its class, and an array is a reference to a buffer
// that knows by itself how to release what it holds.
func typedArray<Element: ModelObject>(_ objects: [ModelObject]) -> [Element] {
    unsafeBitCast(objects, to: [Element].self)
}

/// The same the other way round.
func untypedArray<Element: ModelObject>(_ objects: [Element]) -> [ModelObject] {
    unsafeBitCast(objects, to: [ModelObject].self)
}

/// Whether two arrays contain the same objects in the same order.
func haveSameObjects(_ one: [ModelObject], _ other: [ModelObject]) -> Bool {
    one.count == other.count && commonPrefixCount(one, other) == one.count
}

/// How many objects two arrays have in common at their beginning.
///
/// Complexity: O(*n*), at the speed of memory: an array of 10,000 members is compared after each of
/// 10,000 additions.
func commonPrefixCount(_ one: [ModelObject], _ other: [ModelObject]) -> Int {
    let count = min(one.count, other.count)
    let isEqual = one.withUnsafeBytes { first in
        other.withUnsafeBytes { second in
            guard count > 0, let first = first.baseAddress, let second = second.baseAddress else {
                return true
            }
            return memcmp(first, second, count * MemoryLayout<ModelObject>.stride) == 0
        }
    }
    return isEqual ? count : (0..<count).first { one[$0] !== other[$0] } ?? count
}

/// How many objects two arrays have in common at their end, behind the beginning that they share.
///
/// Complexity: O(*n*).
func commonSuffixCount(_ one: [ModelObject], _ other: [ModelObject], after common: Int) -> Int {
    let limit = min(one.count, other.count) - common
    return (0..<limit).first { one[one.count - 1 - $0] !== other[other.count - 1 - $0] } ?? limit
}
