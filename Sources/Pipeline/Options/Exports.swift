// The options that callers of the pipeline use.
import Configuration
import ModelAnnotations
import SharedLowering
import SwiftNames

package typealias LoweringOptions = SharedLowering.LoweringOptions
package typealias AccessLevel = SwiftNames.AccessLevel
package typealias Isolation = SwiftNames.Isolation
package typealias StackForm = SwiftNames.StackForm
package typealias Target = Configuration.Target
package typealias ModelSettings = ModelAnnotations.ModelSettings
package typealias Layout = Configuration.Layout
package typealias VersionChoice = Configuration.VersionChoice
