import CoreData
import Foundation
import ModelTypes

ModelTypes.onUndecodable = { print("undecodable:", $0.property) }

let context = Addresses.context()
let contact = Contact(name: try NonEmptyString("Ann"))
context.insert(contact)
print("read:", contact.name, contact.nickname == nil)
contact.nicknameRaw = "A"
print("another:", contact.nickname?.rawValue ?? "nil")
contact.nicknameRaw = ""
print("empty:", contact.nickname == nil)
MissingValue.handler = { missing in
    print("handler:", missing.property)
    exit(3)
}
contact.nameRaw = ""
print(contact.name)
