enum Level: String {
    case low
    case high
}
