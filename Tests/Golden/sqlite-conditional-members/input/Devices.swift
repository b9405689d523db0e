import Foundation

@Validated(.trimmed, .length(1..<40))
struct DeviceName { var rawValue: String }

enum Mood: Int16 { case low = -1, neutral, high }

@OptionSet<Int64>(ids: 0...62)
struct Channels {}

#if canImport(Foundation)
    @Composite
    struct Span { var start: Date; var end: Date? }
#endif

@Composite
enum Reading {
    case value(amount: Double, at: Date)
    case none
    #if os(iOS)
        case tap(count: Int)
    #endif
}

@Model
class Device {
    var id: UUID = UUID()
    var name: DeviceName

    #if os(iOS) || os(watchOS)
        /// How strongly it taps.
        @Clone(.exclude) var tapStrength: Double?
        var isSilent = false
        @Clone(.rebuild(.now)) var pairedAt: Date = Date()
        private(set) var mood: Mood = .neutral
        @Attribute(.externalStorage) var picture: Data?
    #elseif os(Linux)
        var windowTitle: String? = "Untitled"
        var anotherIdentifierOfTheDevice: UUID = UUID()
        @Stored("channelMask", as: Channels.self) var channels: [Int] = []
        var span: Span?
        var reading: Reading?
        var maker: Maker?
        @Relationship(.ordered, inverse: \Maker.devices) var makers: [Maker]
        var parts: Set<Part>

        func retitle() { windowTitle = name.rawValue }
    #else
        @Transient var isShown: Bool = true
        var owner: Maker?
    #endif

    #if DEBUG
        func show() { print(name) }
    #endif
}

@Model
final class Phone: Device {
    var number: String

    #if os(Linux)
        var serialNumber: NonEmptyString?
    #endif
}

@Model
final class Maker {
    var name: String = ""
    var devices: [Device]

    #if os(iOS)
        @Relationship(inverse: \Device.maker) var first: Device?
        @Relationship(inverse: \Device.owner) var owned: [Device]
    #else
        var ranking: Int = 0
    #endif
}

#if os(Linux)
    /// A part: the model has it wherever it is used.
    @Model
    final class Part {
        var size: Int = 0
        #if DEBUG
            var note: String?
        #endif
        @Relationship(inverse: \Device.parts) var device: Device?

        func describe() -> String { "part" }

        #if DEBUG || TEST
            func check() {}
        #endif
    }
#endif

@Model
final class Stamp {
    #if os(iOS)
        var stampedAt: Date = Date.now
    #endif
}
