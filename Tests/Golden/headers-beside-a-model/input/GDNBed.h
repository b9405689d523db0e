#import <CoreData/CoreData.h>

@class GDNPlant;

/// A bed of the garden.
NS_SWIFT_NAME(Bed)
@interface GDNBed : NSManagedObject
@property (nonatomic, copy, nonnull) NSString *name;
@property (nonatomic) int32_t size;
@property (nonatomic, strong, nullable) NSOrderedSet<GDNPlant *> *plants;
@end
