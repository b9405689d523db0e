import Foundation

@Model final class Note { var price: Decimal = 0 }
