@Model class Animal { var name: String = "" }

@Model final class Dog: Animal {}

@Model final class Owner { var pet: Dog? }
