// An app imports one module, as it does with SwiftData.
@_exported import ModelTypes
