// developer.apple.com/documentation/coredata/nsmanagedobjectid
#ifndef GATE_NSMANAGEDOBJECTID_H
#define GATE_NSMANAGEDOBJECTID_H
#import <CoreData/CoreDataTypes.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/coredata/nsfetchrequestresult
@protocol NSFetchRequestResult <NSObject>
@end

NS_SWIFT_SENDABLE
@interface NSManagedObjectID : NSObject <NSCopying>
@property (readonly, strong) NSEntityDescription *entity;
@property (nullable, readonly, assign) NSPersistentStore *persistentStore;
@property (readonly, getter=isTemporaryID) BOOL temporaryID;
// developer.apple.com/documentation/coredata/nsmanagedobjectid/urirepresentation()
- (NSURL *)URIRepresentation NS_SWIFT_NAME(uriRepresentation());
@end

@interface NSNumber (NSFetchedResultSupport) <NSFetchRequestResult>
@end
@interface NSDictionary (NSFetchedResultSupport) <NSFetchRequestResult>
@end
@interface NSManagedObjectID (NSFetchedResultSupport) <NSFetchRequestResult>
@end
NS_ASSUME_NONNULL_END
#endif
