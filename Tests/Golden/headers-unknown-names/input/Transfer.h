@interface Owner : NSManagedObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSSet *accounts;
@property (nonatomic, strong) NSSet *visits;
@property (nonatomic, strong) NSManagedObject *bank;
@end

@interface Owner (CoreDataGeneratedAccessors)
- (void)addAccountsObject:(Account *)value;
@end
