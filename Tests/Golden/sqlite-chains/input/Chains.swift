/// A link of a chain: it goes with the one before it.
@Clone
@Model
final class Link {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Link.previous) var next: Link?
    var previous: Link?
}

/// What a tree begins with.
@Model
final class Trunk {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Branch.trunk) var branches: [Branch]
}

/// A part of a tree, which goes with what it grows from.
@Clone
@Model
final class Branch {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Branch.stem) var twigs: [Branch]
    var stem: Branch?
    var trunk: Trunk?
    var graft: Branch?
    @Relationship(deleteRule: .cascade, inverse: \Branch.graft) var grafts: [Branch]
}

/// One of two classes that take each other along.
@Model
final class Room {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Door.room) var doors: [Door]
    var entrance: Door?
}

@Model
final class Door {
    var room: Room?
    @Relationship(deleteRule: .cascade, inverse: \Room.entrance) var beyond: [Room]
}

/// It stays when another one goes.
@Model
final class Bead {
    var number: Int
    var next: Bead?
    @Relationship(inverse: \Bead.next) var previous: [Bead]
}

/// It can't go while another one leads to it.
@Model
final class Step {
    var number: Int
    @Relationship(deleteRule: .deny) var below: Step?
}

/// What it refers to goes with it, and nothing refers back.
@Clone
@Model
final class Shell {
    var number: Int
    @Relationship(deleteRule: .cascade) var inner: Shell?
}
