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

let ann = Person(name: "Ann")
let bob = Person(name: "Bob")
let other = Reminder(title: "Other", due: Date.now)
let third = Reminder(title: "Third", due: Date.now)
for object in [ann, bob, other, third] { context.insert(object) }
note.parent = other
print("to one:", note.parent === other, note.changes)
other.owner = ann
third.owner = ann
print("required:", other.history, third.owner === ann)
print("from the other side:", ann.reminders.count, ann.busy)
ann.reminders.append(note)
print("too many:", ann.reminders.map(\.title), ann.busy)
ann.addToReminders(note)
print("past the observers:", ann.reminders.count, ann.busy)
ann.friends.insert(bob)
print("to many:", ann.friends.count, bob.friends.count, ann.busy, bob.busy)

note.labels = [2, 1]
note.labels = [1, 2, 3]
try note.setLabels(ids: note.labels + [4])
print("a list of ids:", note.labels)
note.ids = [7, 8]
try note.setIds(ids: [9])
print("another:", note.ids ?? [], note.changes)
do { try note.setIds(ids: [99]) } catch { print("refused:", error, note.ids ?? [], note.changes) }
