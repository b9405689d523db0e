// A relationship leads to a child of the entity that it led to, and one object is of the parent.

@Model class Animal { var name: String = "" }

@Model final class Dog: Animal {}

@Model final class Owner { var pet: Animal? }
