/// Finds the programs that include each other, directly or indirectly.
///
/// They are the strongly connected components of the inclusion graph, found with the algorithm of
/// Tarjan, "Depth-first search and linear graph algorithms", 1972, with explicit stacks instead of
/// recursion.
struct InclusionCircles {
    /// A number per program; programs in one cycle share a number.
    private var circles: [Int]

    // The state of visited programs. A program's rank is the number of programs visited before it,
    // or -1. Its lowest rank is that of the earliest program on the current path that it leads back
    // to.
    private var ranks: [Int]
    private var lowest: [Int]
    private var visited = 0
    /// The visited programs whose cycle isn't complete, ordered by rank.
    private var open: [Int] = []

    init(_ inclusions: [Inclusion], programs: Int) {
        circles = Array(repeating: -1, count: programs)
        ranks = circles
        lowest = circles
        var included = Array(repeating: [Int](), count: programs)
        for inclusion in inclusions { included[inclusion.from].append(inclusion.to) }
        for program in 0..<programs where ranks[program] < 0 { visit(program, included) }
    }

    /// Whether an inclusion, one of those passed at creation, is part of a cycle.
    func hold(_ inclusion: Inclusion) -> Bool { circles[inclusion.from] == circles[inclusion.to] }

    private mutating func visit(_ start: Int, _ included: [[Int]]) {
        var way = [(program: start, next: 0)]
        enter(start)
        while let (program, next) = way.last {
            if next < included[program].count {
                way[way.count - 1].next += 1
                let other = included[program][next]
                if ranks[other] < 0 {
                    enter(other)
                    way.append((other, 0))
                } else if circles[other] < 0 {
                    lowest[program] = min(lowest[program], ranks[other])
                }
            } else {
                way.removeLast()
                if let outer = way.last?.program {
                    lowest[outer] = min(lowest[outer], lowest[program])
                }
                if lowest[program] == ranks[program] { close(program) }
            }
        }
    }

    private mutating func enter(_ program: Int) {
        ranks[program] = visited
        lowest[program] = visited
        visited += 1
        open.append(program)
    }

    /// Assigns one number to this program and all those opened after it.
    private mutating func close(_ program: Int) {
        var last: Int
        repeat {
            last = open.removeLast()
            circles[last] = program
        } while last != program
    }
}
