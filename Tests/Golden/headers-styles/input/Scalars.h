#import <CoreData/CoreData.h>
#include <stdint.h>

@interface Scalars : NSManagedObject
@property (nonatomic, assign) BOOL flag;
@property (nonatomic) bool plainFlag;
@property (nonatomic) char tiny;
@property (nonatomic) uint8_t byte;
@property (nonatomic) short small;
@property (nonatomic) unsigned short port;
@property (nonatomic) int32_t medium;
@property (nonatomic) unsigned int color;
@property (nonatomic) int64_t large;
@property (nonatomic) unsigned long long serial;
@property (nonatomic) NSInteger position;
@property (nonatomic) NSUInteger total;
@property (nonatomic) float ratio;
@property (nonatomic) double share;
@property (nonatomic) CGFloat width;
@property (nonatomic) NSTimeInterval duration;
@end
