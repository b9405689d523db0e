import Foundation

/// What connections of one configuration have in common.
package struct ConnectionSettings: Sendable {
    package let busyTimeout: TimeInterval
    let maximumSize: Int?
    let maximumValueSize: Int?
    package let durability: ModelConfiguration.Durability
    package let includesValuesInErrors: Bool
    package let trace: TraceSettings?
    /// Whether texts are written and compared as they are: another program may not have them in
    /// Unicode's normal form C.
    let keepsTexts: Bool

    init(_ configuration: ModelConfiguration, keepsTexts: Bool = false) {
        self.keepsTexts = keepsTexts
        busyTimeout = configuration.busyTimeout
        maximumSize = configuration.maximumSize
        maximumValueSize = configuration.maximumValueSize
        durability = configuration.durability
        includesValuesInErrors = configuration.includesValuesInErrors
        trace = configuration.trace
    }
}
