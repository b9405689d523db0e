/// What a graph of people, photos, tags, albums and passports must be: arrays and numbers alone.
///
/// It imports nothing: the rules of relationships are written here a second time, and otherwise.
struct ReferenceGraph: Equatable {
    struct Person: Equatable {
        var weight: Double?
        var parent: Int?
        var photos: [Int] = []
        var tags: Set<Int> = []
        var passport: Int?
    }

    struct Photo: Equatable {
        var title = ""
        var albums: Set<Int> = []
    }

    struct Album: Equatable {
        var photos: [Int] = []
    }

    struct Tag: Equatable {
        var label = ""
    }

    struct Passport: Equatable {
        var owner: Int?
    }

    var people: [Int: Person] = [:]
    var photos: [Int: Photo] = [:]
    var albums: [Int: Album] = [:]
    var tags: [Int: Tag] = [:]
    var passports: [Int: Passport] = [:]

    func owner(of photo: Int) -> Int? {
        people.first { $0.value.photos.contains(photo) }?.key
    }

    func children(of person: Int) -> Set<Int> {
        Set(people.filter { $0.value.parent == person }.keys)
    }

    mutating func give(photo: Int, to person: Int?) {
        let old = owner(of: photo)
        if old == person { return }
        if let old { people[old]?.photos.removeAll { $0 == photo } }
        if let person { people[person]?.photos.append(photo) }
    }

    mutating func insert(photo: Int, in person: Int, at index: Int) {
        if let old = owner(of: photo) { people[old]?.photos.removeAll { $0 == photo } }
        people[person]?.photos.insert(photo, at: index)
    }

    mutating func setPhotos(of person: Int, _ list: [Int]) {
        for photo in list where owner(of: photo) != person { give(photo: photo, to: nil) }
        people[person]?.photos = list
    }

    mutating func link(photo: Int, album: Int, _ isLinked: Bool) {
        let isThere = albums[album]?.photos.contains(photo) == true
        if isLinked == isThere { return }
        if isLinked {
            albums[album]?.photos.append(photo)
            photos[photo]?.albums.insert(album)
        } else {
            albums[album]?.photos.removeAll { $0 == photo }
            photos[photo]?.albums.remove(album)
        }
    }

    mutating func setPhotos(ofAlbum album: Int, _ list: [Int]) {
        for photo in albums[album]?.photos ?? [] { photos[photo]?.albums.remove(album) }
        albums[album]?.photos = list
        for photo in list { photos[photo]?.albums.insert(album) }
    }

    mutating func give(passport: Int, to person: Int) {
        if let old = passports[passport]?.owner { people[old]?.passport = nil }
        if let other = people[person]?.passport { passports[other]?.owner = nil }
        passports[passport]?.owner = person
        people[person]?.passport = passport
    }

    mutating func delete(photo: Int) {
        give(photo: photo, to: nil)
        for album in photos[photo]?.albums ?? [] { link(photo: photo, album: album, false) }
        photos[photo] = nil
    }

    mutating func delete(passport: Int) {
        if let owner = passports[passport]?.owner { people[owner]?.passport = nil }
        passports[passport] = nil
    }

    mutating func delete(album: Int) {
        setPhotos(ofAlbum: album, [])
        albums[album] = nil
    }

    mutating func delete(tag: Int) {
        for person in people.keys { people[person]?.tags.remove(tag) }
        tags[tag] = nil
    }

    /// Only without children: the rule is deny.
    mutating func delete(person: Int) {
        for photo in people[person]?.photos ?? [] { delete(photo: photo) }
        if let passport = people[person]?.passport { delete(passport: passport) }
        people[person] = nil
    }
}
