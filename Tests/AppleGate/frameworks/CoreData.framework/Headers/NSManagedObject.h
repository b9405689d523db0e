// developer.apple.com/documentation/coredata/nsmanagedobject
#ifndef GATE_NSMANAGEDOBJECT_H
#define GATE_NSMANAGEDOBJECT_H
#import <CoreData/NSFetchRequest.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/coredata/nssnapshoteventtype
typedef NS_OPTIONS(NSUInteger, NSSnapshotEventType) {
  NSSnapshotEventUndoInsertion NS_SWIFT_NAME(undoInsertion) = 1 << 1,
  NSSnapshotEventUndoDeletion NS_SWIFT_NAME(undoDeletion) = 1 << 2,
  NSSnapshotEventUndoUpdate NS_SWIFT_NAME(undoUpdate) = 1 << 3,
  NSSnapshotEventRollback NS_SWIFT_NAME(rollback) = 1 << 4,
  NSSnapshotEventRefresh NS_SWIFT_NAME(refresh) = 1 << 5,
  NSSnapshotEventMergePolicy NS_SWIFT_NAME(mergePolicy) = 1 << 6
};

@interface NSManagedObject : NSObject <NSFetchRequestResult>
@property (class, readonly) BOOL contextShouldIgnoreUnmodeledPropertyChanges;
// developer.apple.com/documentation/coredata/nsmanagedobject/entity()
+ (NSEntityDescription *)entity;
// developer.apple.com/documentation/coredata/nsmanagedobject/fetchrequest()
+ (NSFetchRequest *)fetchRequest;
// developer.apple.com/documentation/coredata/nsmanagedobject/init(entity:insertinto:)
- (__kindof NSManagedObject *)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(nullable NSManagedObjectContext *)context NS_DESIGNATED_INITIALIZER;
// developer.apple.com/documentation/coredata/nsmanagedobject/init(context:)
- (instancetype)initWithContext:(NSManagedObjectContext *)moc;
@property (nullable, nonatomic, readonly, assign) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, readonly, strong) NSEntityDescription *entity;
@property (nonatomic, readonly, strong) NSManagedObjectID *objectID;
@property (nonatomic, getter=isInserted, readonly) BOOL inserted;
@property (nonatomic, getter=isUpdated, readonly) BOOL updated;
@property (nonatomic, getter=isDeleted, readonly) BOOL deleted;
@property (nonatomic, readonly) BOOL hasChanges;
@property (nonatomic, readonly) BOOL hasPersistentChangedValues;
@property (nonatomic, getter=isFault, readonly) BOOL fault;
// developer.apple.com/documentation/coredata/nsmanagedobject/hasfault(forrelationshipnamed:)
- (BOOL)hasFaultForRelationshipNamed:(NSString *)key;
// developer.apple.com/documentation/coredata/nsmanagedobject/objectids(forrelationshipnamed:)
- (NSArray<NSManagedObjectID *> *)objectIDsForRelationshipNamed:(NSString *)key;
@property (nonatomic, readonly) NSUInteger faultingState;
// developer.apple.com/documentation/coredata/nsmanagedobject/willaccessvalue(forkey:)
- (void)willAccessValueForKey:(nullable NSString *)key;
- (void)didAccessValueForKey:(nullable NSString *)key;
// developer.apple.com/documentation/coredata/nsmanagedobject/willchangevalue(forkey:)
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)inKey withSetMutation:(NSKeyValueSetMutationKind)inMutationKind usingObjects:(NSSet *)inObjects;
- (void)didChangeValueForKey:(NSString *)inKey withSetMutation:(NSKeyValueSetMutationKind)inMutationKind usingObjects:(NSSet *)inObjects;
- (void)awakeFromFetch;
- (void)awakeFromInsert;
// developer.apple.com/documentation/coredata/nsmanagedobject/awake(fromsnapshotevents:)
- (void)awakeFromSnapshotEvents:(NSSnapshotEventType)flags;
- (void)prepareForDeletion;
- (void)willSave;
- (void)didSave;
- (void)willTurnIntoFault;
- (void)didTurnIntoFault;
// developer.apple.com/documentation/coredata/nsmanagedobject/value(forkey:)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
// developer.apple.com/documentation/coredata/nsmanagedobject/primitivevalue(forkey:)
- (nullable id)primitiveValueForKey:(NSString *)key;
- (void)setPrimitiveValue:(nullable id)value forKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)committedValuesForKeys:(nullable NSArray<NSString *> *)keys;
- (NSDictionary<NSString *, id> *)changedValues;
- (NSDictionary<NSString *, id> *)changedValuesForCurrentEvent;
- (BOOL)validateValue:(id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)validateForDelete:(NSError **)error;
- (BOOL)validateForInsert:(NSError **)error;
- (BOOL)validateForUpdate:(NSError **)error;
@property (nullable, nonatomic) void *observationInfo;
@end
NS_ASSUME_NONNULL_END
#endif
