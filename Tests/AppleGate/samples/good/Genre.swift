import ModelTypes

public enum Genre: String, StoredValue, CaseIterable {
    case folk
    case jazz
    case opera
}
