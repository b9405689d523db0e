@Composite
struct Span { var start: Date; var end: Date? }
