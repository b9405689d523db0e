// developer.apple.com/documentation/coredata/nsmanagedobjectcontext
#ifndef GATE_NSMANAGEDOBJECTCONTEXT_H
#define GATE_NSMANAGEDOBJECTCONTEXT_H
#import <CoreData/NSManagedObject.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
typedef NS_ENUM(NSUInteger, NSManagedObjectContextConcurrencyType) {
  NSPrivateQueueConcurrencyType NS_SWIFT_NAME(privateQueueConcurrencyType) = 0x01,
  NSMainQueueConcurrencyType NS_SWIFT_NAME(mainQueueConcurrencyType) = 0x02
};

// developer.apple.com/documentation/coredata/nsmergepolicy
@interface NSMergePolicy : NSObject
@property (class, readonly, strong) NSMergePolicy *errorMergePolicy NS_SWIFT_NAME(error);
@property (class, readonly, strong) NSMergePolicy *rollbackMergePolicy NS_SWIFT_NAME(rollback);
@property (class, readonly, strong) NSMergePolicy *overwriteMergePolicy NS_SWIFT_NAME(overwrite);
@property (class, readonly, strong) NSMergePolicy *mergeByPropertyObjectTrumpMergePolicy NS_SWIFT_NAME(mergeByPropertyObjectTrump);
@property (class, readonly, strong) NSMergePolicy *mergeByPropertyStoreTrumpMergePolicy NS_SWIFT_NAME(mergeByPropertyStoreTrump);
@end

NS_SWIFT_SENDABLE
@interface NSManagedObjectContext : NSObject <NSCoding>
- (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct NS_DESIGNATED_INITIALIZER;
// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(_:)
- (void)performBlock:(void (^)(void))block NS_SWIFT_NAME(perform(_:));
- (void)performBlockAndWait:(void (^)(void))block NS_REFINED_FOR_SWIFT;
@property (nullable, strong) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nullable, strong) NSManagedObjectContext *parentContext NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) BOOL hasChanges;
@property (nullable, nonatomic, copy) NSString *name;
// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/registeredobject(for:)
- (nullable __kindof NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID NS_SWIFT_NAME(registeredObject(for:));
- (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID NS_SWIFT_NAME(object(with:));
- (nullable __kindof NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError **)error NS_SWIFT_NAME(existingObject(with:));
- (nullable NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error NS_REFINED_FOR_SWIFT;
- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error __attribute__((swift_error(none))) NS_REFINED_FOR_SWIFT;
// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/execute(_:)
- (nullable __kindof NSPersistentStoreResult *)executeRequest:(NSPersistentStoreRequest *)request error:(NSError **)error NS_SWIFT_NAME(execute(_:));
- (void)insertObject:(NSManagedObject *)object NS_SWIFT_NAME(insert(_:));
- (void)deleteObject:(NSManagedObject *)object NS_SWIFT_NAME(delete(_:));
// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/refresh(_:mergechanges:)
- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)flag NS_SWIFT_NAME(refresh(_:mergeChanges:));
- (void)refreshAllObjects;
- (void)reset;
- (void)rollback;
- (BOOL)save:(NSError **)error;
- (void)processPendingChanges;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *insertedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *updatedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *deletedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *registeredObjects;
@property (strong) id mergePolicy;
@property (nonatomic) BOOL automaticallyMergesChangesFromParent;
// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/obtainpermanentids(for:)
- (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects error:(NSError **)error NS_SWIFT_NAME(obtainPermanentIDs(for:));
@end
NS_ASSUME_NONNULL_END
#endif
