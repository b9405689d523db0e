// An app imports one module, as it does with SwiftData, which exports Foundation and Observation as
// well: dates, predicates and sort descriptors need no other import.
@_exported import Foundation
@_exported import ModelTypes
@_exported import Observation
