import TestSupport
import Testing

/// Packages that use this one, all built into one folder: one after the other, or they would take each
/// other's place. Runs in `make test-long`.
@Suite(.serialized, .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
enum LongPackageTests {}
