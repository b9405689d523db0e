import CoreData
import Foundation

/// What Objective-C can't find in the classes of the golden case `executed`, beside what it can.
enum Refused {
    static let texts = [
        #keyPath(Album.title),
        #keyPath(Album.note),
        #keyPath(Album.listeners),
        #keyPath(Album.ratingRaw),
        #keyPath(Album.rating),  // mistake: a number that can be missing, under another name
        #keyPath(Album.price),  // mistake: a structure in Objective-C
        #keyPath(Album.year),  // mistake: a number that can be missing
        #keyPath(Album.tracks),  // mistake: an ordered set in Core Data
        #keyPath(Album.tracksCount),  // mistake: not stored
        #keyPath(Track.isLive),
    ]
}
