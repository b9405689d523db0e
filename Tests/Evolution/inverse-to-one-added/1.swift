// A relationship gets an inverse to one object, and two objects share a member.

@Model final class Note { @Relationship(inverse: nil) var cover: Cover? }

@Model final class Cover { var name: String = "" }
