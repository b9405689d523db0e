/// Where a server's statement writes the values of a row.
struct RowOutput {
    let positions: [Int]
    let writer: any RemoteRowWriter
    private var count = 0
    private var isInOrder = true

    init(positions: [Int], writer: any RemoteRowWriter) {
        self.positions = positions
        self.writer = writer
    }

    /// Whether all values came in their order.
    var isComplete: Bool { isInOrder && count == positions.count }

    /// Whether a value is that of the next column, which is then the one behind it.
    mutating func isNext(_ position: Int) -> Bool {
        guard isInOrder, count < positions.count, positions[count] == position else {
            isInOrder = false
            return false
        }
        count += 1
        return true
    }
}
