#import "_Stop.h"

@interface Stop : _Stop <MKAnnotation> {}

@property (nonatomic, readonly) NSString *summary;
@property (nonatomic, copy) void (^onChange)(void);
@end
