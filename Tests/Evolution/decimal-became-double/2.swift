import Foundation

@Model final class Note { var price: Double = 0 }
