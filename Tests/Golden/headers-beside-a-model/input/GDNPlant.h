#import <CoreData/CoreData.h>
#import "GDNTypes.h"

@class GDNBed;

NS_SWIFT_NAME(Plant)
@interface GDNPlant : NSManagedObject
@property (nonatomic) GDNCare care;
@property (nonatomic, strong, nullable) NSArray<NSString *> *color;
@property (nonatomic) GDNGrowth growth;
@property (nonatomic, getter=isRare) BOOL isRare;
@property (nonatomic, copy, nullable) NSString *name;
/// What the gardener wrote.
@property (nonatomic, copy, nullable) NSString *note;
@property (nonatomic, strong, nonnull) NSString *planted;
@property (nonatomic, strong, nullable) NSNumber *serial;
@property (nonatomic, strong, nonnull) GDNBed *bed;
@property (nonatomic, copy) NSString *nickname;
@end

@interface GDNPot : NSManagedObject
@property (nonatomic) double size;
@end
