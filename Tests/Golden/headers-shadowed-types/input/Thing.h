#import <CoreData/CoreData.h>

typedef NS_ENUM(NSInteger, String) {
    StringPlain,
    StringTwisted
};

@interface Date : NSManagedObject

@property (nonatomic, nullable, copy) NSString *place;

@end

@interface Thing : NSManagedObject

@property (nonatomic) String string;
@property (nonatomic, nullable, copy) NSString *text;
@property (nonatomic, nullable, strong) NSSet<NSString *> *words;
@property (nonatomic, nullable, strong) NSArray<NSDate *> *days;
@property (nonatomic, nullable, strong) NSDictionary<NSString *, NSData *> *images;

@end
