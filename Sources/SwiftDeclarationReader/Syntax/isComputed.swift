import SwiftSyntax

extension PatternBindingSyntax {
    /// Whether there is a getter; observers alone don't make a property computed.
    var isComputed: Bool {
        guard let block = accessorBlock else { return false }
        switch block.accessors {
        case .getter: return true
        case .accessors(let list):
            return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: return true
        }
    }
}
