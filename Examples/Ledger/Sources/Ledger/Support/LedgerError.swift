import Foundation

enum LedgerError: LocalizedError, Equatable {
    case accountNotFound(String)
    case duplicateAccount(String)
    case differentCurrencies(String, String)
    case emptyTitle
    case invalidAmount
    case invalidLine(Int, String)
    case categoryCycle(String)
    case splitsExceedAmount

    var errorDescription: String? {
        switch self {
        case .accountNotFound(let name): "There is no account named “\(name)”."
        case .duplicateAccount(let name): "There is already an account named “\(name)”."
        case .differentCurrencies(let one, let other): "\(one) can't be moved to \(other)."
        case .emptyTitle: "A transaction needs a title."
        case .invalidAmount: "The amount can't be zero."
        case .invalidLine(let number, let text): "Line \(number) can't be read: \(text)"
        case .categoryCycle(let name): "“\(name)” can't be inside of itself."
        case .splitsExceedAmount: "The splits are more than the transaction."
        }
    }
}
