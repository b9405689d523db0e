/// Which programs include each other, directly or by others.
///
/// They are the strongly connected components of the graph of inclusions, found as by Tarjan, "Depth-
/// first search and linear graph algorithms", 1972, with lists instead of recursion.
struct InclusionCircles {
    /// A number per program; programs of one circle have the same.
    private var circles: [Int]

    // What is known while programs are visited. A program's rank says how many were visited before it,
    // or is -1; its lowest rank is that of the first program on the way to it that it leads back to.
    private var ranks: [Int]
    private var lowest: [Int]
    private var visited = 0
    /// The visited programs whose circle is not complete, in the order of their ranks.
    private var open: [Int] = []

    init(_ inclusions: [Inclusion], programs: Int) {
        circles = Array(repeating: -1, count: programs)
        ranks = circles
        lowest = circles
        var included = Array(repeating: [Int](), count: programs)
        for inclusion in inclusions { included[inclusion.from].append(inclusion.to) }
        for program in 0..<programs where ranks[program] < 0 { visit(program, included) }
    }

    /// Whether an inclusion that the circles were made of can be followed back to where it stands.
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

    /// Gives the programs since this one, and itself, one number.
    private mutating func close(_ program: Int) {
        var last: Int
        repeat {
            last = open.removeLast()
            circles[last] = program
        } while last != program
    }
}
