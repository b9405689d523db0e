import CoreData
import Foundation
import ModelTypes

ModelTypes.onUndecodable = { print("undecodable:", $0.property) }

let home = Place(latitude: 48, longitude: -4.5)
let context = Visits.context()
let visit = Visit(name: "Ann", start: home, distances: ["a": 1, "b": nil])
context.insert(visit)
print("read:", visit.start == home, visit.default == nil, visit.stops, visit.distances.count)
let data = visit.value(forKey: "start") as? Data
print("stored:", data.map { String(decoding: $0, as: UTF8.self) } ?? "")
visit.stops = [home, home]
visit.default = home
print("changed:", visit.stops.count, visit.default == home)
visit.default = nil
print("nothing:", visit.value(forKey: "default") == nil)
visit.setValue(Data("[]".utf8), forKey: "default")
print("other:", visit.default == nil)
visit.stops = [home, home]
visit.stops[0].latitude = .infinity
visit.stops[1].latitude = .nan
print("no numbers:", visit.stops[0].latitude == .infinity, visit.stops[1].latitude.isNaN)
MissingValue.handler = { missing in
    print("handler:", missing.property)
    exit(3)
}
visit.setValue(Data("?".utf8), forKey: "start")
print(visit.start)
