#import <CoreData/CoreData.h>

typedef NSString *ObjectName NS_TYPED_ENUM;
FOUNDATION_EXPORT ObjectName const ObjectNameFirst;
extern NSString * const ObjectsDidChangeNotification;

@protocol Selectable;

/// Values of all classes that attributes have.
@interface Objects : NSManagedObject
@property (nonatomic, copy) ObjectName name;
@property (nonatomic, copy) NSMutableString *draft;
@property (nonatomic, strong) NSDecimalNumber *amount;
@property (nonatomic, strong) NSDate *day;
@property (nonatomic, strong) NSData *image;
@property (nonatomic, strong) NSUUID *identifier;
@property (nonatomic, strong) NSURL *page;
@property (nonatomic, strong) NSArray<NSString *> *words;
@property (nonatomic, strong) NSDictionary<NSString *, NSNumber *> *counts;
@property (nonatomic, strong) NSSet<NSString *> *labels;
@property (nonatomic, strong) id anything;
@property (nonatomic, strong) id<NSCoding> coded;
@property (nonatomic, strong) NSObject *object;
@property (nonatomic, getter=isChosen) BOOL chosen;
@property (nonatomic, copy) NSString *label NS_SWIFT_NAME(caption);

@property (nonatomic, weak) id<Selectable> delegate;
@property (nonatomic, copy) void (^completion)(BOOL done);
@property (nonatomic) CGRect frame;
@property (nonatomic) SEL action;
@property (nonatomic) void *context;
@property (nonatomic, readonly) NSString *summary;
@property (class, nonatomic, readonly) NSString *kind;
@end

@interface Objects (Drawing)
@property (nonatomic) NSString *helper;
@end
