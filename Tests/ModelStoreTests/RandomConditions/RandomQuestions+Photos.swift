import Foundation
import ModelTypes

extension RandomQuestions {
    mutating func photoQuestion() -> Question {
        let (condition, holds) = values.random.int(2) == 0 ? titleCondition() : photoCondition()
        let photos = Person.fields.photos
        return switch values.random.int(3) {
        case 0: Question(photos.any(condition)) { $0.photos.contains(where: holds) }
        case 1: Question(photos.all(condition)) { $0.photos.allSatisfy(holds) }
        default: Question(photos.none(condition)) { !$0.photos.contains(where: holds) }
        }
    }

    private mutating func photoCondition() -> (Condition<Photo>, (Photo) -> Bool) {
        let title = values.title()
        let fields = Photo.fields
        return switch values.random.int(6) {
        case 0: (fields.title == title, { $0.title == title })
        case 1: (fields.title < title, { $0.title < title })
        case 2: (fields.title >= title, { $0.title >= title })
        case 3: (fields.rating > 0, { $0.rating > 0 })
        case 4: (fields.thumbnail == Data([1]), { $0.thumbnail == Data([1]) })
        default:
            (fields.person.matches(Person.fields.mood == .high), { $0.person?.mood == .high })
        }
    }

    private mutating func titleCondition() -> (Condition<Photo>, (Photo) -> Bool) {
        let text = values.title()
        let field = Photo.fields.title
        let (options, compared) = textOptions()
        func found(_ photo: Photo, _ place: String.CompareOptions) -> Bool {
            // Foundation finds no empty text in any other.
            text.isEmpty || photo.title.range(of: text, options: compared.union(place)) != nil
        }
        return switch values.random.int(4) {
        case 0: (field.contains(text, options: options), { found($0, []) })
        case 1: (field.hasPrefix(text, options: options), { found($0, .anchored) })
        case 2: (field.hasSuffix(text, options: options), { found($0, [.anchored, .backwards]) })
        default:
            (
                field.equals(text, options: options),
                { $0.title.compare(text, options: compared) == .orderedSame }
            )
        }
    }

    /// The same options for a condition and for Foundation.
    private mutating func textOptions() -> (TextOptions, String.CompareOptions) {
        values.pick([
            ([], []), (.caseInsensitive, .caseInsensitive),
            (.diacriticInsensitive, .diacriticInsensitive),
            (
                [.caseInsensitive, .diacriticInsensitive],
                [.caseInsensitive, .diacriticInsensitive]
            ),
        ])
    }
}
