import Foundation
import SwiftData

@Model
final class Contact {
    var name: NonEmptyString
    var nickname: NonEmptyString?
}
