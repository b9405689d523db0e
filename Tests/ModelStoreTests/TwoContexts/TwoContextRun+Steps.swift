import ModelStore

extension TwoContextRun {
    /// Makes one change in a context.
    /// - Returns: The change in words; `nil` if there was nothing to change.
    func step(_ scene: TwoContextScene, _ context: ModelContext) -> String? {
        switch random.int(19) {
        case 0...6: changePhotos(scene)
        case 7, 8: changeTags(scene)
        case 9...11: changeAlbums(scene)
        case 12: changeParent(scene)
        case 13: changePassport(scene)
        case 14: changeWeight(scene)
        case 15...17: deleteSomething(scene, context)
        default: newFamily(context)
        }
    }

    private func newFamily(_ context: ModelContext) -> String? {
        insertFamily(into: context)
        return "new family"
    }

    private func changeWeight(_ scene: TwoContextScene) -> String? {
        guard let person = scene.people.randomElement(using: &random) else { return nil }
        person.weight = Double(random.int(100))
        return "weight of \(person.id.number)"
    }

    private func changePhotos(_ scene: TwoContextScene) -> String? {
        guard let person = scene.people.randomElement(using: &random) else { return nil }
        let owner = person.id.number
        guard random.int(4) > 0, let photo = scene.photos.randomElement(using: &random) else {
            person.photos.append(Photo(title: "\(count())"))
            return "new photo of \(owner)"
        }
        switch random.int(4) {
        case 0:
            photo.person = person
            return "photo \(photo.title) to \(owner)"
        case 1:
            let index = random.int(person.photos.count + 1)
            if !person.photos.contains(photo) { person.photos.insert(photo, at: index) }
            return "photo \(photo.title) into \(owner) at \(index)"
        case 2:
            person.photos.remove(photo)
            return "photo \(photo.title) from \(owner)"
        default:
            person.photos = ToMany(person.photos.reversed())
            return "photos of \(owner) reversed"
        }
    }

    private func changeTags(_ scene: TwoContextScene) -> String? {
        guard let person = scene.people.randomElement(using: &random),
            let tag = scene.tags.randomElement(using: &random)
        else { return nil }
        if random.int(2) == 0 {
            let some = scene.tags.filter { _ in random.int(2) == 0 }
            person.tags = ToMany(some)
            return "tags of \(person.id.number) = \(some.map(\.label))"
        }
        if person.tags.contains(tag) {
            person.tags.remove(tag)
        } else {
            tag.people.append(person)
        }
        return "tag \(tag.label) of \(person.id.number)"
    }

    private func changeAlbums(_ scene: TwoContextScene) -> String? {
        guard let album = scene.albums.randomElement(using: &random),
            let photo = scene.photos.randomElement(using: &random)
        else { return nil }
        if random.int(3) == 0 {
            let some = scene.photos.filter { _ in random.int(2) == 0 }.shuffled(using: &random)
            album.photos = ToMany(some)
            return "photos of album \(album.title) = \(some.map(\.title))"
        }
        if album.photos.contains(photo) {
            photo.albums.remove(album)
        } else {
            album.photos.insert(photo, at: random.int(album.photos.count + 1))
        }
        return "photo \(photo.title) in album \(album.title)"
    }

    private func changeParent(_ scene: TwoContextScene) -> String? {
        guard let person = scene.people.randomElement(using: &random) else { return nil }
        let parent = scene.people.randomElement(using: &random)
        person.parent = parent === person ? nil : parent
        return "parent of \(person.id.number) = \(person.parent?.id.number ?? 0)"
    }

    private func changePassport(_ scene: TwoContextScene) -> String? {
        guard let person = scene.people.randomElement(using: &random), person.passport == nil else {
            return nil
        }
        person.passport = Passport(number: "\(count())")
        return "passport of \(person.id.number)"
    }

    private func deleteSomething(_ scene: TwoContextScene, _ context: ModelContext) -> String? {
        switch random.int(6) {
        case 0:
            guard let person = scene.people.randomElement(using: &random),
                person.children.isEmpty
            else { return nil }
            context.delete(person)
            return "delete person \(person.id.number)"
        case 1:
            guard let album = scene.albums.randomElement(using: &random) else { return nil }
            context.delete(album)
            return "delete album \(album.title)"
        case 2:
            guard let tag = scene.tags.randomElement(using: &random) else { return nil }
            context.delete(tag)
            return "delete tag \(tag.label)"
        default:
            guard let photo = scene.photos.randomElement(using: &random) else { return nil }
            context.delete(photo)
            return "delete photo \(photo.title)"
        }
    }
}
