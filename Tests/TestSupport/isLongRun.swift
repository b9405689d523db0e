import Foundation

/// Whether to run long tests as well. `make test-long` sets `MODELGEN_LONG=1`.
public let isLongRun = ProcessInfo.processInfo.environment["MODELGEN_LONG"] == "1"

/// Whether long tests try all of their random cases, not only a part: `MODELGEN_ALL=1 make test-long`.
public let isCompleteRun = ProcessInfo.processInfo.environment["MODELGEN_ALL"] == "1"
