import Foundation

final class BankColor: NSObject {}
final class Branch: NSObject {}
