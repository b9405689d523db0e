/// The declarations of Apple's frameworks that headers of models use, written for this reader.
enum SDKHeaders {
    static let folder = "/modelgen/sdk"
    static let path = folder + "/modelgen.h"

    /// Made once.
    static let text = macros + types + classes + protocols + names

    /// The classes whose objects aren't managed objects, so that properties can have them as values.
    static let valueClasses = Set(plainClasses + derivedClasses.map { bareName($0.key) })

    /// Whether a class is one of Apple's: one that is known here, or one with a prefix that is reserved for
    /// their frameworks. For example: `NSString`, `CLBeacon`.
    static func hasClass(_ name: String) -> Bool {
        valueClasses.contains(name)
            || prefixes.contains(String(name.prefix(2)))
                && name.dropFirst(2).first?.isUppercase == true
    }

    private static let prefixes: Set<String> = [
        "AV", "CA", "CI", "CK", "CL", "CN", "EK", "HK", "MK", "NS", "PH", "UI", "UN", "WK",
    ]

    private static let plainClasses = [
        "NSString", "NSNumber", "NSDate", "NSData", "NSUUID", "NSURL", "NSValue", "NSError",
        "NSPredicate", "NSSortDescriptor", "NSAttributedString", "NSLocale", "NSTimeZone",
        "NSCalendar", "NSDateComponents", "NSIndexPath", "NSIndexSet", "NSBundle", "NSNull",
        "NSEntityDescription", "NSManagedObjectContext", "NSManagedObjectID", "NSCoder",
        "NSManagedObjectModel", "NSPersistentStoreCoordinator", "NSPersistentContainer",
        "NSPersistentStore", "NSValueTransformer", "NSExpression", "NSUserDefaults",
        "NSNotification", "NSOperation", "NSPersonNameComponents", "NSUnit", "NSLock", "NSTimer",
        "NSCharacterSet", "NSFormatter", "UIColor", "UIImage", "UIFont", "UIView",
        "UIViewController", "NSColor", "NSImage", "NSFont", "NSView", "CLLocation",
        "CLRegion", "CLPlacemark", "CKRecord", "CKRecordID", "HKWorkout", "HKSample", "MKMapItem",
        "MKPolyline",
    ]

    /// Other classes, with their parameters, and their superclasses.
    private static let derivedClasses: KeyValuePairs = [
        "NSMutableString": "NSString", "NSDecimalNumber": "NSNumber", "NSMutableData": "NSData",
        "NSMutableAttributedString": "NSAttributedString", "NSArray<__covariant T>": "NSObject",
        "NSSet<__covariant T>": "NSObject", "NSOrderedSet<__covariant T>": "NSObject",
        "NSDictionary<__covariant K, __covariant V>": "NSObject",
        "NSFetchRequest<__covariant T>": "NSObject", "NSCache<K, V>": "NSObject",
        "NSEnumerator<T>": "NSObject", "NSHashTable<T>": "NSObject", "NSMapTable<K, V>": "NSObject",
        "NSMeasurement<__covariant T>": "NSObject", "NSFetchedResultsController<T>": "NSObject",
        "NSAsynchronousFetchRequest<T>": "NSObject", "NSAsynchronousFetchResult<T>": "NSObject",
        "NSDiffableDataSourceSnapshot<K, V>": "NSObject",
        "NSOrderedCollectionDifference<T>": "NSObject",
        "NSMutableArray<T>": "NSArray<T>", "NSMutableSet<T>": "NSSet<T>",
        "NSMutableOrderedSet<T>": "NSOrderedSet<T>", "NSCountedSet<T>": "NSMutableSet<T>",
        "NSMutableDictionary<K, V>": "NSDictionary<K, V>", "NSManagedObject": "NSObject",
    ]

    /// The superclass of a class. For example: `NSNumber` of `NSDecimalNumber`.
    static func superclass(of name: String) -> String? { superclasses[name] }

    private static let superclasses = Dictionary(
        plainClasses.map { ($0, "NSObject") }
            + derivedClasses.map { (bareName($0.key), bareName($0.value)) }
    ) { first, _ in first }

    private static func bareName(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

    private static var classes: String {
        let plain = plainClasses.map { "@interface \($0) : NSObject @end\n" }
        let derived = derivedClasses.map { "@interface \($0.key) : \($0.value) @end\n" }
        return "@protocol NSObject @end\n@interface NSObject <NSObject> @end\n"
            + plain.joined() + derived.joined()
    }

    private static var protocols: String {
        [
            "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration",
            "NSLocking", "NSFetchRequestResult", "NSFetchedResultsControllerDelegate",
            "MKAnnotation", "UITableViewDataSource", "UITableViewDelegate", "NSItemProviderReading",
            "NSItemProviderWriting", "UIActivityItemSource", "QLPreviewItem",
        ].map { "@protocol \($0) <NSObject> @end\n" }.joined()
    }

    /// The names that the frameworks give to other types.
    private static var names: String {
        let texts = [
            "NSAttributedStringKey", "NSErrorDomain", "NSErrorUserInfoKey", "NSNotificationName",
            "NSRunLoopMode", "NSLocaleKey", "NSURLResourceKey", "NSValueTransformerName",
            "NSCalendarIdentifier", "NSPersistentStoreType",
        ].map { "typedef NSString *\($0);\n" }
        return texts.joined()
            + """
            typedef NS_ENUM(NSInteger, NSComparisonResult) {
                NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
            };
            typedef NSComparisonResult (^NSComparator)(id first, id second);
            typedef void (^dispatch_block_t)(void);
            typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;

            """
    }

    /// Whether an include names a header of Apple's systems or of C. For example:
    /// `Foundation/Foundation.h`.
    static func contains(_ include: String) -> Bool {
        let parts = include.split(separator: "/")
        return parts.count == 1
            ? cHeaders.contains(include)
            : parts.first.map { frameworks.contains(String($0)) } ?? false
    }

    private static let frameworks: Set<String> = [
        "Foundation", "CoreData", "UIKit", "AppKit", "Cocoa", "CoreLocation", "CoreGraphics",
        "MapKit",
        "CoreFoundation", "CoreSpotlight", "CoreImage", "CoreMedia", "CoreMotion", "CoreText",
        "QuartzCore", "AVFoundation", "Contacts", "ContactsUI", "AddressBook", "HealthKit",
        "CloudKit",
        "Photos", "EventKit", "StoreKit", "WebKit", "UserNotifications", "WatchKit", "Security",
        "MessageUI", "GameKit", "ImageIO", "Intents", "Availability", "objc", "os", "dispatch",
        "sys",
        "mach", "libkern", "simd",
    ]

    private static let cHeaders: Set<String> = [
        "TargetConditionals.h", "Availability.h", "AvailabilityMacros.h", "AvailabilityInternal.h",
        "assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "math.h", "stdarg.h",
        "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "time.h",
        "unistd.h",
    ]
}
