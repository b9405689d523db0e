// A decimal becomes a number, and none has more than 15 digits.

import Foundation

@Model final class Note { var price: Decimal = 0 }
