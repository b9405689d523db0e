/// The names from a module of Apple's systems, as far as models' code uses them.
package struct PlatformNames: Sendable {
    /// Two or more letters before an uppercase letter. For example: `CL` in
    /// `CLLocationCoordinate2D`.
    var prefixes: [String] = []
    var names: Set<String> = []

    /// Whether the module declares the name.
    package func contains(_ name: String) -> Bool {
        names.contains(name)
            || prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
            }
    }

    /// The names of a module; `nil` for modules that may exist on all systems.
    package static func named(_ module: String) -> PlatformNames? { all[module] }

    /// Whether a module of Apple's systems declares a name. For example: `Color` in `SwiftUI`.
    package static func declares(_ module: String, _ name: String) -> Bool {
        all[module]?.contains(name) ?? false
    }

    /// The module that declares a class which models store; `nil` for another class.
    ///
    /// For example: `UIKit` for `UIColor`.
    package static func module(of className: String) -> String? {
        modulesOfClasses.first { all[$0]?.contains(className) ?? false }
    }

    private static let modulesOfClasses = [
        "AppKit", "AVFoundation", "CloudKit", "Contacts", "CoreImage", "CoreLocation", "EventKit",
        "HealthKit", "MapKit", "PDFKit", "PencilKit", "UIKit",
    ]

    private init(_ prefixes: String..., names: String = "") {
        self.prefixes = prefixes
        self.names = Set(names.split { $0.isWhitespace }.map(String.init))
    }

    private static let all: [String: PlatformNames] = [
        "ActivityKit": .init(names: "Activity ActivityAttributes ActivityContent"),
        "AppIntents": .init(
            names: """
                AppEntity AppEnum AppIntent AppShortcut CaseDisplayRepresentation
                DisplayRepresentation EntityQuery EntityStringQuery IntentParameter
                TypeDisplayRepresentation
                """
        ),
        "AppKit": .init(names: appKit),
        "ARKit": .init("AR"),
        "AVFoundation": .init("AV", "CM"),
        "AVKit": .init("AV"),
        "Charts": .init(names: "BarMark LineMark Plottable PlottableValue PointMark"),
        "CloudKit": .init("CK"),
        "Combine": .init(names: combine),
        "Contacts": .init("CN"),
        "CoreBluetooth": .init("CB"),
        "CoreGraphics": .init(names: coreGraphics),
        "CoreImage": .init("CI"),
        "CoreLocation": .init("CL"),
        "CoreML": .init("ML"),
        "CoreMotion": .init("CM"),
        "CoreSpotlight": .init("CS"),
        "CoreTransferable": .init(names: transferable),
        "CryptoKit": .init(
            names: """
                AES ChaChaPoly Curve25519 HMAC Insecure P256 P384 P521 SHA256 SHA384 SHA512
                SymmetricKey
                """
        ),
        "Darwin": .init(names: foundation),
        "EventKit": .init("EK"),
        "GameKit": .init("GK"),
        "HealthKit": .init("HK"),
        "LinkPresentation": .init("LP"),
        "MapKit": .init("MK", "CL", names: "MapCameraPosition"),
        "MessageUI": .init("MF"),
        "MusicKit": .init(names: "MusicItemID Song"),
        "NaturalLanguage": .init("NL"),
        "OSLog": .init("OS", names: "Logger os_log"),
        "PDFKit": .init("PDF"),
        "PencilKit": .init("PK"),
        "Photos": .init("PH"),
        "PhotosUI": .init("PH", names: "PhotosPickerItem"),
        "QuartzCore": .init("CA"),
        "SafariServices": .init("SF"),
        "SceneKit": .init("SCN"),
        "Speech": .init("SF"),
        "SpriteKit": .init("SK"),
        "StoreKit": .init("SK", names: "Product Transaction"),
        "SwiftUI": .init("UI", names: swiftUI + appKit + combine + coreGraphics + transferable),
        "UIKit": .init("UI", "CA", names: coreGraphics),
        "UniformTypeIdentifiers": .init(names: "UTType"),
        "UserNotifications": .init("UN"),
        "Vision": .init("VN"),
        "WatchConnectivity": .init("WC"),
        "WeatherKit": .init(names: "WeatherService"),
        "WebKit": .init("WK"),
        "WidgetKit": .init(names: "TimelineEntry TimelineProvider WidgetCenter WidgetFamily"),
        "os": .init("OS", names: "Logger os_log os_unfair_lock"),
    ]

    private static let appKit = """
         NSApp NSApplication NSBezierPath NSColor NSFont NSImage NSPasteboard NSScreen NSView
        NSViewController NSWindow NSWorkspace
        """

    /// What comes with Foundation on Apple's systems only: names of its own, some of Combine's, and the
    /// attributes of Objective-C.
    /// Calls are named after their first label, and by a format's name: the reader of declarations spells them so.
    private static let foundation = """
         AnyCancellable AnyPublisher CurrentValueSubject ObservableObject ObservableObjectPublisher
        PassthroughSubject Published objc objcMembers
        autoreleasepool CFString CGAffineTransform CGVector DateComponentsFormatter
        DistributedNotificationCenter MeasurementFormatter Selector
        CustomLocalizedStringResourceConvertible FileWrapper ListFormatter NSAppleScript
        NSBackgroundActivityScheduler NSBundleResourceRequest NSDataDetector NSExtensionContext
        NSExtensionItem NSFileCoordinator NSFilePresenter NSFileVersion NSHashTable NSInvocation
        NSItemProvider NSItemProviderReading NSItemProviderWriting NSLinguisticTagger NSMapTable
        NSMetadataItem NSMetadataQuery NSMethodSignature NSPointerArray NSProxy
        NSSecureUnarchiveFromDataTransformer NSUbiquitousKeyValueStore NSUserActivity
        NSXPCConnection RelativeDateTimeFormatter TermOfAddress UndoManager ValueTransformer
        CFAbsoluteTimeGetCurrent objc_getAssociatedObject objc_setAssociatedObject
        .formatted(.components) .formatted(.measurement) .formatted(.name) .formatted(.timeDuration)
        .bookmarkData() .containerURL() .startAccessingSecurityScopedResource()
        .stopAccessingSecurityScopedResource() AttributedString(markdown:) NSPredicate(format:)
        NSSortDescriptor(key:) URL(resolvingBookmarkData:)
        """

    private static let combine = """
         AnyCancellable AnyPublisher Cancellable CurrentValueSubject Future ObservableObject
        ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Subject
        """

    private static let coreGraphics = """
         CGColor CGColorSpace CGContext CGGradient CGImage CGMutablePath CGPath
        """

    private static let transferable = """
         CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation
        TransferRepresentation Transferable UTType
        """

    private static let swiftUI = """
        Alignment Angle AngularGradient Animation AnyShapeStyle AnyView AppStorage Bindable Binding
        Button ButtonStyle Capsule Circle Color ColorScheme Divider EdgeInsets Ellipse EmptyView
        Environment EnvironmentKey EnvironmentObject EnvironmentValues FetchedResults
        FocusedValueKey FocusedValues Font ForEach Form Gradient Grid GridItem Group HStack
        HorizontalAlignment Image Label LabelStyle LinearGradient List LocalizedStringKey Material
        Menu NavigationLink NavigationPath NavigationStack ObservedObject Path Picker PreferenceKey
        PreviewModifier PreviewProvider PreviewTrait ProgressView RadialGradient Rectangle
        RoundedRectangle ScrollView Section Shape ShapeStyle Spacer State StateObject TabView Text
        TextField Toggle ToolbarContent ToolbarItem UnitPoint VStack VerticalAlignment View
        ViewBuilder ViewModifier ZStack withAnimation withTransaction
        """
}
