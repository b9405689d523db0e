// A number becomes a decimal, and one has more than 15 digits.

import Foundation

@Model final class Note { var price: Double = 0 }
