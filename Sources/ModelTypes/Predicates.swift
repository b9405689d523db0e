#if canImport(CoreData)
    import CoreData
    import Foundation

    extension Condition {
        /// The condition as a Core Data predicate.
        ///
        /// For example: `request.predicate = (People.fields.weight > 70).predicate`.
        public var predicate: NSPredicate {
            let format = node.format()
            return NSPredicate(
                format: format.text,
                argumentArray: format.arguments.map(\.object)
            )
        }
    }

    extension FieldOrder {
        /// The step as a Core Data sort descriptor.
        ///
        /// For example: `request.sortDescriptors = [People.fields.weight.descending.descriptor]`.
        public var descriptor: NSSortDescriptor {
            NSSortDescriptor(key: name, ascending: isAscending)
        }
    }

    extension Queryable where Self: NSManagedObject {
        /// Returns a request for the objects that satisfy a condition.
        ///
        /// For example: `People.fetchRequest(where: People.fields.weight > 70)`.
        public static func fetchRequest(
            where condition: Condition<Self>,
            sortedBy order: FieldOrder<Self>...
        ) -> NSFetchRequest<Self> {
            let request = NSFetchRequest<Self>(entityName: entityName)
            request.predicate = condition.predicate
            request.sortDescriptors = order.map(\.descriptor)
            return request
        }
    }

    extension PredicateFormat.Argument {
        fileprivate var object: NSObject {
            switch self {
            case .keyPath(let path): path as NSString
            case .value(let constant): constant.object
            }
        }
    }

    extension Constant {
        fileprivate var object: NSObject {
            switch self {
            case .null: NSNull()
            case .bool(let value): NSNumber(value: value)
            case .integer(let value): NSNumber(value: value)
            case .double(let value): NSNumber(value: value)
            case .decimal(let value): NSDecimalNumber(decimal: value)
            case .string(let value): value as NSString
            case .date(let value): value as NSDate
            case .uuid(let value): value as NSUUID
            case .url(let value): value as NSURL
            case .data(let value): value as NSData
            }
        }
    }
#endif
