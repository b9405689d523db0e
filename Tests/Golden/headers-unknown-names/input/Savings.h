// A prefix header imports Owner.h.
@interface Savings : Owner
@property (nonatomic) float rate;
@end
