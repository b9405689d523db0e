// A number becomes a decimal, and none has more than 15 digits.

import Foundation

@Model final class Note { var price: Double = 0 }
