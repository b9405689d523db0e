#import "LIBTag+CoreDataClass.h"

@interface LIBTag (CoreDataProperties)

@property (nullable, nonatomic, copy) NSString *name;
@property (nullable, nonatomic, retain) NSSet<LIBBook *> *books;

@end
