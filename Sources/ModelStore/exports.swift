// An app imports one module, as it does with SwiftData, which exports Observation as well.
@_exported import ModelTypes
@_exported import Observation
