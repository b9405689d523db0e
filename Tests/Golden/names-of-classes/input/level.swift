enum level: String {
    case low
    case high
}
