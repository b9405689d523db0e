/// Returns the cycles of a graph, each beginning with its first node; one for each edge that closes
/// a cycle.
///
/// `graph` contains the successors of each node. For example: `[[1], [0]]` has the cycle `[0, 1]`.
/// The search isn't recursive, because a graph may be deep. Complexity: O(nodes + edges), plus the
/// length of the cycles.
func cycles(in graph: [[Int]]) -> [[Int]] {
    var isDone = [Bool](repeating: false, count: graph.count)
    var found: [[Int]] = []
    // Most nodes have no successors, and so don't begin a cycle.
    for node in graph.indices where !isDone[node] && !graph[node].isEmpty {
        search(graph, from: node, &isDone, &found)
    }
    return found
}

private func search(
    _ graph: [[Int]],
    from root: Int,
    _ isDone: inout [Bool],
    _ found: inout [[Int]]
) {
    var path = [root]
    var placeInPath = [root: 0]
    var nextEdge = [0]
    while let node = path.last, let edge = nextEdge.last {
        guard edge < graph[node].count else {
            isDone[node] = true
            placeInPath[node] = nil
            path.removeLast()
            nextEdge.removeLast()
            continue
        }
        nextEdge[nextEdge.count - 1] += 1
        let target = graph[node][edge]
        if let place = placeInPath[target] {
            found.append(rotated(Array(path[place...])))
        } else if !isDone[target] {
            placeInPath[target] = path.count
            path.append(target)
            nextEdge.append(0)
        }
    }
}

/// Returns the same cycle, beginning with its least node.
private func rotated(_ cycle: [Int]) -> [Int] {
    guard let least = cycle.min(), let place = cycle.firstIndex(of: least) else { return cycle }
    return Array(cycle[place...] + cycle[..<place])
}
