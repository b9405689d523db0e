import Foundation

/// A class of the user's own that a transformable attribute holds.
@objc(Brush)
final class Brush: NSObject {}

/// Another one, with a name in capitals.
@objc(UID)
final class UID: NSObject {}
