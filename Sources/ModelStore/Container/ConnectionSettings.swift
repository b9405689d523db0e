import Foundation

/// What connections of one configuration have in common.
struct ConnectionSettings: Sendable {
    let busyTimeout: TimeInterval
    let maximumSize: Int?
    let maximumValueSize: Int?
    let durability: ModelConfiguration.Durability
    let includesValuesInErrors: Bool
    let trace: TraceSettings?

    init(_ configuration: ModelConfiguration) {
        busyTimeout = configuration.busyTimeout
        maximumSize = configuration.maximumSize
        maximumValueSize = configuration.maximumValueSize
        durability = configuration.durability
        includesValuesInErrors = configuration.includesValuesInErrors
        trace = configuration.trace
    }
}
