import Foundation
import ModelStore
import ModelTypes

extension VisitedClass {
    static var all: [VisitedClass] { people + plants + messages + journeys + chains }

    private static var people: [VisitedClass] {
        [
            VisitedClass(A.self, where: !A.fields.b.isEmpty) {
                many($0.b) { $0.c }
            } change: {
                $0.b.removeAll()
            },
            VisitedClass(B.self) {
                one($0.a) { $0.b.count }
                one($0.c) { $0.b.count }
            } change: {
                $0.a = nil
            },
            VisitedClass(
                Person.self,
                where: Person.fields.weight > 50
                    && Person.fields.photos.any(Photo.fields.rating < 3)
            ) {
                one($0.parent) { $0.name }
                one($0.passport) { $0.fee }
                many($0.children) { $0.content }
                many($0.photos) { $0.thumbnail }
                many($0.tags) { $0.label }
            } change: {
                $0.weight = 70
                $0.content = nil
                $0.photos = ToMany($0.photos.reversed())
            },
            VisitedClass(Photo.self, where: Photo.fields.title.hasPrefix("1")) {
                one($0.person) { $0.mood }
                many($0.albums) { $0.title }
            } change: {
                $0.isFavorite.toggle()
                $0.albums.removeAll()
            },
            VisitedClass(Album.self) {
                many($0.photos) { $0.rating }
            } change: {
                $0.title += "x"
            },
            VisitedClass(Tag.self) {
                many($0.people) { $0.optionSelections }
            } change: {
                $0.people.removeAll()
            },
            VisitedClass(Passport.self, where: Passport.fields.fee > 3) {
                one($0.owner) { $0.name }
            } change: {
                $0.fee += 1
            },
        ]
    }

    private static var plants: [VisitedClass] {
        [
            VisitedClass(Garden.self) {
                many($0.plants) { $0.name }
            } change: { garden in
                garden.plants = ToMany(garden.plants.dropFirst())
            },
            VisitedClass(Plant.self, where: Plant.fields.name.contains("e")) {
                one($0.garden) { $0.name }
            } change: {
                $0.plantedAt = .now
            },
            VisitedClass(Tree.self) {
                one($0.stock) { $0.height }
                many($0.grafts) { $0.height }
            } change: {
                $0.height = 2
                $0.stock = nil
            },
            VisitedClass(AppleTree.self) {
                one($0.stock) { $0.name }
            } change: {
                $0.variety = "Gala"
            },
            VisitedClass(Hedge.self) {
                one($0.garden) { $0.name }
            } change: {
                $0.length += 1
            },
        ]
    }

    private static var messages: [VisitedClass] {
        [
            VisitedClass(Account.self, where: Account.fields.friends.any(Account.fields.order < 5))
            {
                many($0.favorites) { $0.sentAt }
                many($0.friends) { $0.host }
                many($0.friendsOf) { $0.handle }
                many($0.links) { $0.sentAt }
                many($0.messages) { $0.text }
                many($0.partners) { $0.host }
                many($0.pins) { $0.text }
            } change: {
                $0.order += $0.order < 100 ? 1 : 0
                $0.friends.removeAll()
                $0.pins = ToMany($0.messages)
            },
            VisitedClass(Message.self) {
                many($0.links) { $0.host }
                one($0.replyTo) { $0.sentAt }
            } change: {
                $0.sentAt = .now
            },
            VisitedClass(Picture.self) {
                one($0.replyTo) { $0.sentAt }
            } change: {
                $0.data = Data([9])
            },
            VisitedClass(Post.self) {
                one($0.author) { $0.host }
                many($0.pinnedBy) { $0.host }
            } change: {
                $0.text = "changed"
            },
        ]
    }

    private static var chains: [VisitedClass] {
        [
            VisitedClass(Link.self) {
                one($0.next) { $0.number }
                one($0.previous) { $0.number }
            } change: {
                $0.next = nil
            },
            VisitedClass(Trunk.self) {
                many($0.branches) { $0.number }
            } change: { _ in
            },
            VisitedClass(Branch.self) {
                one($0.stem) { $0.number }
                one($0.graft) { $0.number }
                many($0.twigs) { $0.number }
                many($0.grafts) { $0.number }
            } change: {
                $0.graft = nil
            },
            VisitedClass(Shell.self) {
                one($0.inner) { $0.number }
            } change: {
                $0.number = 3
            },
        ]
    }
}
