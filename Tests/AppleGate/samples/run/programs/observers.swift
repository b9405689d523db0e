import CoreData
import Foundation

let context = Notes.context()
let note = Reminder(title: "First", due: Date.now, subject: try Subject("a"), content: nil)
context.insert(note)
print("created:", note.title, note.changes, "[\(note.history)]")

note.title = "Second"
print("set:", note.title, note.changes, note.history)
note.title = ""
print("refused:", note.title, note.changes, note.history)
note.subject = nil
print("former:", note.history)
note.rate(5)
print("through a method:", note.rating ?? 0, note.changes)
note.default = true
print("itself:", note.default, note.changes)
note.content = .text(body: "x")
print("several attributes:", note.content == .text(body: "x"), note.changes)
note.content = nil
print("cleared:", note.content == nil, note.changes)
note.due = Date.now
print("in a child:", note.changes)
note.setValue("Third", forKey: "title")
print("past the property:", note.title, note.changes)
