@Validated(.trimmed)
struct Title { var rawValue: String }

@Composite
struct Period { var start: Date; var end: Date }

@Composite
enum Place {
    case city(name: String)
    case point(latitude: Double, longitude: Double)
}
