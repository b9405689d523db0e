// A decimal becomes an integer, and one value has a fraction.

import Foundation

@Model final class Note { var count: Decimal = 0 }
