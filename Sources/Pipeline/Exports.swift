// The options that a caller of the pipeline names.
import CoreDataLowering

package typealias AccessLevel = CoreDataLowering.AccessLevel
package typealias MissingValuePolicy = CoreDataLowering.MissingValuePolicy
package typealias Isolation = CoreDataLowering.Isolation
