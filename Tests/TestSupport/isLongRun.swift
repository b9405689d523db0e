import Foundation

/// Whether the tests run that take long, too. `make test-long` sets `MODELGEN_LONG=1`.
public let isLongRun = ProcessInfo.processInfo.environment["MODELGEN_LONG"] == "1"
