import CoreData
import Foundation

/// Distances, frames and files, as the models of a tracker have them.
final class Workout: NSManagedObject {
    @NSManaged var meters: Double
    @NSManaged var start: Date
    @NSManaged var end: Date?
    @NSManaged var thumbnailX: Double
    @NSManaged var thumbnailWidth: Double
    @NSManaged var uid: UUID?
}

extension Workout {
    var distance: Measurement<UnitLength> { Measurement(value: meters, unit: .meters) }

    var formattedDistance: String {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: distance)
    }

    var kilometers: Double { distance.converted(to: .kilometers).value }

    var duration: TimeInterval { (end ?? .now).timeIntervalSince(start) }

    var formattedDuration: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        return formatter.string(from: duration) ?? ""
    }

    var frame: CGRect {
        get { CGRect(x: thumbnailX, y: 0, width: thumbnailWidth, height: thumbnailWidth) }
        set {
            thumbnailX = Double(newValue.origin.x)
            thumbnailWidth = Double(newValue.width)
        }
    }

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: frame.size.width * factor, height: frame.size.height * factor)
    }

    var weekday: String {
        Calendar(identifier: .gregorian).weekdaySymbols[
            Calendar.current.component(.weekday, from: start) - 1
        ]
    }

    var file: URL? {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        return folder?.appendingPathComponent(uid?.uuidString ?? "workout")
            .appendingPathExtension("gpx")
    }

    var isStored: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

    var isoStart: String { ISO8601DateFormatter().string(from: start) }

    static func components(year: Int, month: Int, day: Int) -> Date? {
        var components = DateComponents()
        components.year = year
        components.month = month
        components.day = day
        components.timeZone = TimeZone(identifier: "Europe/Berlin")
        return Calendar.current.date(from: components)
    }

    static let changed = Notification.Name("WorkoutChanged")

    func announce() {
        NotificationCenter.default.post(name: Self.changed, object: self)
        UserDefaults.standard.set(meters, forKey: "lastDistance")
    }
}
