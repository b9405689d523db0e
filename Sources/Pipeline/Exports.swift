// The options that a caller of the pipeline names.
import CoreDataLowering
import SwiftNames

package typealias CoreDataOptions = CoreDataLowering.CoreDataOptions
package typealias AccessLevel = SwiftNames.AccessLevel
package typealias MissingValuePolicy = CoreDataLowering.MissingValuePolicy
package typealias Isolation = SwiftNames.Isolation
