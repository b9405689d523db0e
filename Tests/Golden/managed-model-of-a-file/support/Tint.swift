import Foundation

final class Tint: NSObject {}
