import CoreData
import ModelTypes

let context = Library.context()
let album = Album(context: context)
MissingValue.handler = { missing in
    print("handler:", missing.property, missing.object.hasPrefix("x-coredata:///Album/"))
    exit(3)
}
print(album.title)
