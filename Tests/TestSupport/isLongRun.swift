import Foundation

/// Whether to run long tests as well. `make test-long` sets `MODELGEN_LONG=1`.
public let isLongRun = ProcessInfo.processInfo.environment["MODELGEN_LONG"] == "1"

/// Whether long tests try all of their random cases, not only a part: `MODELGEN_ALL=1 make test-long`.
public let isCompleteRun = ProcessInfo.processInfo.environment["MODELGEN_ALL"] == "1"

/// Whether long tests try a part of their cases: CI sets `MODELGEN_TURN`, by the commit.
public let isPartialRun = !isCompleteRun && currentTurn != nil

extension Array {
    /// One of `count` parts, by `MODELGEN_TURN`, in a partial run; otherwise, all elements.
    ///
    /// For example: `cases.inTurn(of: 3)` for what takes long and rarely fails.
    public func inTurn(of count: Int) -> [Element] {
        guard isPartialRun, let turn = currentTurn else { return self }
        return enumerated().filter { $0.offset % count == turn % count }.map(\.element)
    }
}

private let currentTurn = ProcessInfo.processInfo.environment["MODELGEN_TURN"].flatMap { Int($0) }
