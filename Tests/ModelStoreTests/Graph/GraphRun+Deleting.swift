import ModelStore

extension GraphRun {
    func changeValue() {
        guard let person = pick(now.people) else { return }
        let weight = random.int(3) == 0 ? nil : Double(random.int(100))
        steps.append("weight of \(person)")
        people[person]?.weight = weight
        now.people[person]?.weight = weight
    }

    func deleteSomething() {
        insertAll()
        switch random.int(5) {
        case 0:
            guard let photo = pick(now.photos), let object = photos[photo] else { return }
            steps.append("delete photo \(photo)")
            context.delete(object)
            now.delete(photo: photo)
        case 1:
            guard let person = pick(now.people), now.children(of: person).isEmpty,
                let object = people[person]
            else { return }
            steps.append("delete person \(person)")
            context.delete(object)
            now.delete(person: person)
        case 2:
            guard let album = pick(now.albums), let object = albums[album] else { return }
            steps.append("delete album \(album)")
            context.delete(object)
            now.delete(album: album)
        case 3:
            guard let tag = pick(now.tags), let object = tags[tag] else { return }
            steps.append("delete tag \(tag)")
            context.delete(object)
            now.delete(tag: tag)
        default:
            guard let passport = pick(now.passports), let object = passports[passport] else {
                return
            }
            steps.append("delete passport \(passport)")
            context.delete(object)
            now.delete(passport: passport)
        }
    }
}
