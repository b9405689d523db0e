// A relationship leads to the parent of the entity that it led to.

@Model class Animal { var name: String = "" }

@Model final class Dog: Animal {}

@Model final class Owner { var pet: Dog? }
