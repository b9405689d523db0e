@Composite
struct Span { var start: Date; var end: Date? }

@Initializer("short", \.name, \.serial)
@Model
final class Device {
    var name: String

    #if os(iOS)
        var serial: String
        var span: Span
        var made: String = makeName()
        var maker: Maker
    #endif
}

@Model
final class Maker { var devices: [Device]? }
