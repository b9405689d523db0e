extension RandomAccessCollection {
    /// The first index whose element belongs to the second part of a partitioned collection.
    ///
    /// For example: `keys.partitioningIndex { $0 >= key }` for sorted keys. Complexity: O(log *n*).
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if isInSecondPart(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
