import ModelTypes

extension RandomQuestions {
    mutating func countQuestion() -> Question {
        let number = values.random.int(3)
        let (photos, children) = (Person.fields.photos, Person.fields.children)
        return switch values.random.int(5) {
        case 0: Question(photos.count == number) { $0.photos.count == number }
        case 1: Question(photos.count > number) { $0.photos.count > number }
        case 2: Question(photos.isEmpty) { $0.photos.isEmpty }
        case 3: Question(children.count != number) { $0.children.count != number }
        default: Question(children.count <= number) { $0.children.count <= number }
        }
    }

    mutating func passportQuestion() -> Question {
        let fee = values.fee()
        let field = Passport.fields.fee
        let passport = Person.fields.passport
        return switch values.random.int(5) {
        case 0: Question(passport.exists) { $0.passport != nil }
        case 1:
            Question(passport.matches(field < fee)) { $0.passport.map { $0.fee < fee } ?? false }
        case 2:
            Question(passport.matches(field != fee)) { $0.passport.map { $0.fee != fee } ?? false }
        case 3:
            Question(passport.matches(field.isIn([fee, 1]))) {
                $0.passport.map { [fee, 1].contains($0.fee) } ?? false
            }
        default:
            Question(!passport.matches(Passport.fields.page == nil)) { $0.passport == nil }
        }
    }

    mutating func tagQuestion() -> Question {
        let label = values.pick(["x", "y", "z", "w"])
        let (tags, field) = (Person.fields.tags, Tag.fields.label)
        return switch values.random.int(3) {
        case 0: Question(tags.any(field == label)) { $0.tags.contains { $0.label == label } }
        case 1:
            Question(tags.all(Tag.fields.people.count > 2)) {
                $0.tags.allSatisfy { $0.people.count > 2 }
            }
        default: Question(tags.none(field < label)) { !$0.tags.contains { $0.label < label } }
        }
    }
}
