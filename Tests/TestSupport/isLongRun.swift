import Foundation

/// Whether to run long tests as well. `make test-long` sets `MODELGEN_LONG=1`.
public let isLongRun = ProcessInfo.processInfo.environment["MODELGEN_LONG"] == "1"
