// An enum becomes a String with another name.

enum Kind: String, Codable { case news, sport }

@Model final class Note { var kind: Kind = Kind.news }
