import ModelStore

extension GraphRun {
    func givePhoto() {
        guard let photo = pick(now.photos) else { return }
        let person = random.int(4) == 0 ? nil : pick(now.people)
        steps.append("photo \(photo) to \(person.map(String.init) ?? "nobody")")
        guard let object = photos[photo] else { return }
        let owner = person.flatMap { people[$0] }
        if let owner, random.int(2) == 0 {
            owner.photos.append(object)
        } else if owner == nil, random.int(2) == 0, let old = now.owner(of: photo) {
            people[old]?.photos.remove(object)
        } else {
            object.person = owner
        }
        now.give(photo: photo, to: person)
    }

    func reorderPhotos() {
        guard let person = pick(now.people), let object = people[person] else { return }
        let list = now.people[person]?.photos ?? []
        switch random.int(3) {
        case 0:
            guard let photo = pick(now.photos), let member = photos[photo] else { return }
            let count = list.filter { $0 != photo }.count
            let index = random.int(count + 1)
            steps.append("photo \(photo) into \(person) at \(index)")
            object.photos.insert(member, at: index)
            now.insert(photo: photo, in: person, at: index)
        case 1:
            let shuffled = list.shuffled(using: &random)
            steps.append("photos of \(person) = \(shuffled)")
            object.photos = ToMany(shuffled.compactMap { photos[$0] })
            now.setPhotos(of: person, shuffled)
        default:
            let some = now.photos.keys.sorted().filter { _ in random.int(4) == 0 }
            steps.append("photos of \(person) = \(some)")
            object.photos = ToMany(some.compactMap { photos[$0] })
            now.setPhotos(of: person, some)
        }
    }

    func tagPerson() {
        guard let person = pick(now.people), let tag = pick(now.tags),
            let object = people[person], let label = tags[tag]
        else { return }
        let isTagged = random.int(3) > 0
        steps.append("tag \(tag) of \(person) \(isTagged)")
        switch (isTagged, random.int(2)) {
        case (true, 0): object.tags.append(label)
        case (true, _): label.people.append(object)
        case (false, 0): object.tags.remove(label)
        case (false, _): label.people.remove(object)
        }
        if isTagged {
            now.people[person]?.tags.insert(tag)
        } else {
            now.people[person]?.tags.remove(tag)
        }
    }

    func fillAlbum() {
        guard let album = pick(now.albums), let object = albums[album] else { return }
        if random.int(3) == 0 {
            let list = now.photos.keys.sorted().filter { _ in random.int(3) == 0 }
                .shuffled(using: &random)
            steps.append("photos of album \(album) = \(list)")
            object.photos = ToMany(list.compactMap { photos[$0] })
            now.setPhotos(ofAlbum: album, list)
            return
        }
        guard let photo = pick(now.photos), let member = photos[photo] else { return }
        let isLinked = random.int(3) > 0
        steps.append("photo \(photo) in album \(album) \(isLinked)")
        switch (isLinked, random.int(2)) {
        case (true, 0): object.photos.append(member)
        case (true, _): member.albums.append(object)
        case (false, 0): object.photos.remove(member)
        case (false, _): member.albums.remove(object)
        }
        now.link(photo: photo, album: album, isLinked)
    }

    func setParent() {
        guard let child = pick(now.people) else { return }
        let parent = random.int(3) == 0 ? nil : pick(now.people)
        steps.append("parent of \(child) = \(parent.map(String.init) ?? "nobody")")
        if let parent, random.int(2) == 0, let object = people[child] {
            people[parent]?.children.append(object)
        } else {
            people[child]?.parent = parent.flatMap { people[$0] }
        }
        now.people[child]?.parent = parent
    }

    func movePassport() {
        guard let passport = pick(now.passports), let object = passports[passport],
            let person = now.people.keys.sorted().first(where: { now.people[$0]?.passport == nil }),
            let owner = people[person]
        else { return }
        steps.append("passport \(passport) to \(person)")
        object.owner = owner
        now.give(passport: passport, to: person)
    }
}
