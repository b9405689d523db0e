"""The workloads on SQLAlchemy with psycopg, as its users write them: orm.py ADDRESS [WORKLOAD...]"""
import sys
import time

from sqlalchemy import BigInteger, ForeignKey, create_engine, delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship, selectinload

ROWS = 100_000
MASK = 0x0111


class Base(DeclarativeBase):
    type_annotation_map = {int: BigInteger}


class Person(Base):
    __tablename__ = "Person"
    key: Mapped[int] = mapped_column("_pk", primary_key=True, autoincrement=False)
    first: Mapped[str]
    last: Mapped[str]
    email: Mapped[str]
    age: Mapped[int]
    flags: Mapped[int]
    score: Mapped[float]
    city: Mapped[str | None]
    active: Mapped[bool]
    created: Mapped[float]


class Account(Base):
    __tablename__ = "Account"
    key: Mapped[int] = mapped_column("_pk", primary_key=True, autoincrement=False)
    email: Mapped[str]
    owner: Mapped[str]
    visits: Mapped[int]
    balance: Mapped[float]
    city: Mapped[str | None]


class School(Base):
    __tablename__ = "School"
    key: Mapped[int] = mapped_column("_pk", primary_key=True, autoincrement=False)
    name: Mapped[str]
    students: Mapped[list["Student"]] = relationship(passive_deletes="all")


class Student(Base):
    __tablename__ = "Student"
    key: Mapped[int] = mapped_column("_pk", primary_key=True, autoincrement=False)
    name: Mapped[str]
    age: Mapped[int]
    school: Mapped[int | None] = mapped_column(ForeignKey("School._pk"))


def mix(x):
    x ^= x >> 16
    x = x * 0x7FEB352D & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 0x846CA68B & 0xFFFFFFFF
    return x ^ (x >> 16)


def seed(number):
    bits = mix(number) & 0xFFFF
    return {
        "first": f"First{number % 1000}", "last": f"Lastname{number % 5000}",
        "email": f"user{number}@example.com", "age": number % 90,
        "flags": bits | MASK if number % 20 == 0 else bits & ~1, "score": number * 0.5,
        "city": None if number % 10 == 0 else f"City number {number % 300}",
        "active": number & 1 == 1, "created": 700_000_000.0 + number,
    }


def total(people):
    return sum(
        len(p.first) + len(p.last) + len(p.email) + p.age + (p.flags & 1) + int(p.score)
        + len(p.city or "") + p.active + int(p.created) for p in people)


class Workloads:
    def __init__(self, address):
        engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
        self.session = lambda: Session(engine)
        self.last_key = 0
        self.seeds = [seed(number) for number in range(ROWS)]
        with self.session() as session:
            session.execute(select(School).limit(1)).all()

    def measure(self, name, body):
        start = time.perf_counter()
        result = body()
        print(name, f"{time.perf_counter() - start:.9f}", result, flush=True)

    def key(self):
        self.last_key += 1
        return self.last_key

    def W1(self):
        def body():
            with self.session() as session:
                session.add_all(Person(key=i + 1, **seed) for i, seed in enumerate(self.seeds))
                session.commit()
            return ROWS
        self.measure("W1", body)

    def W2(self):
        with self.session() as session:
            self.measure("W2", lambda: total(session.scalars(select(Person)).all()))

    def W3(self):
        condition = Person.flags.op("&")(MASK) == MASK
        with self.session() as session:
            self.measure("W3", lambda: total(session.scalars(select(Person).where(condition)).all()))

    def add_family(self, session, count):
        school = School(key=self.key(), name="School")
        school.students = [Student(key=self.key(), name=f"Student {i}", age=i % 100)
                           for i in range(count)]
        session.add(school)
        return school.key

    def W4(self):
        for count in [1000, 10_000]:
            def body():
                with self.session() as session:
                    self.add_family(session, count)
                    session.commit()
                return count
            self.measure(f"W4_{count}", body)

    def W5(self):
        def body():
            found = 0
            for start in range(0, ROWS, 1000):
                with self.session() as session:
                    for number in range(start, start + 1000):
                        found += session.get(Person, number * 48_271 % ROWS + 1).key
            return found
        self.measure("W5", body)

    def W6(self):
        def rows(step, more):
            return [{"key": ROWS * more + i + 1, "email": s["email"], "owner": s["last"],
                     "visits": s["age"] + more, "balance": s["score"], "city": s["city"]}
                    for i, s in enumerate(self.seeds) if i % step == 0]
        with self.session() as session:
            session.execute(insert(Account), rows(2, 0))
            session.commit()
        # ON CONFLICT can't use the store's deferrable constraint: rows are looked for first.
        def body():
            with self.session() as session:
                known = {a.email: a for a in session.scalars(select(Account))}
                for row in rows(1, 1):
                    account = known.get(row["email"])
                    if account is None:
                        session.add(Account(**row))
                        continue
                    account.visits, account.owner = row["visits"], row["owner"]
                    account.balance, account.city = row["balance"], row["city"]
                session.commit()
            return ROWS
        self.measure("W6", body)

    def W7(self):
        with self.session() as session:
            key = self.add_family(session, 10_000)
            session.commit()
        def body():
            with self.session() as session:
                session.delete(session.get(School, key))
                session.commit()
            return 10_000
        self.measure("W7", body)

    def W9(self):
        with self.session() as session:
            session.execute(delete(School))
            for _ in range(1000):
                self.add_family(session, 10)
            session.commit()
        def body():
            with self.session() as session:
                schools = session.scalars(select(School).options(selectinload(School.students)))
                return sum(len(s.name) + sum(len(x.name) + x.age for x in s.students)
                           for s in schools)
        self.measure("W9", body)

    def D1(self):
        def body():
            for number in range(200):
                with self.session() as session:
                    session.add(School(key=self.key(), name=f"Student {number}"))
                    session.commit()
            return 200
        self.measure("D1_normal", body)


workloads = Workloads(sys.argv[1])
for asked in sys.argv[2:]:
    if hasattr(workloads, asked):
        getattr(workloads, asked)()
