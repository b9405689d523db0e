// A decimal becomes an integer, and all values are whole.

import Foundation

@Model final class Note { var count: Decimal = 0 }
