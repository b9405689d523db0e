"""Models that are large in one dimension, each of which shows superlinear work of one kind.

Each function takes a size and returns the text of a file that is about as large.
"""


def attributes(size):
    """One entity with many attributes."""
    return model(entity("Wide", lines('<attribute name="text{0}" optional="YES" attributeType="String"/>', size)))


def mixed_attributes(size):
    """One entity with many attributes of all kinds, most of them required."""
    kinds = [
        'optional="YES" attributeType="String"', 'attributeType="String"',
        'attributeType="Integer 64" defaultValueString="3" usesScalarValueType="YES"',
        'attributeType="Double" defaultValueString="1.5" usesScalarValueType="YES"',
        'attributeType="Date"', 'attributeType="UUID"', 'attributeType="Binary"',
        'attributeType="Boolean" usesScalarValueType="YES"', 'optional="YES" attributeType="Date"',
        'attributeType="Decimal" defaultValueString="0"',
    ]
    return model(entity("Wide", [
        f'<attribute name="value{n}" {kinds[n % len(kinds)]}/>' for n in range(size)
    ]))


def children(size):
    """One parent with many children."""
    name = '<attribute name="name" attributeType="String"/>'
    kinds = (
        entity(f"Child{n}", [f'<attribute name="own{n}" optional="YES" attributeType="String"/>'], "Parent")
        for n in range(size)
    )
    return model(entity("Parent", [name]), *kinds)


def chain(size):
    """Entities that each inherit from the previous one."""
    name = '<attribute name="name" attributeType="String"/>'
    first = entity("Link0", [name])
    return model(first, *(entity(f"Link{n}", [], f"Link{n - 1}") for n in range(1, size)))


def hub(size):
    """One entity that is related to all others."""
    spokes = lines('<relationship name="all{0}" optional="YES" toMany="YES" deletionRule="Nullify" '
                   'destinationEntity="Spoke{0}" inverseName="hub" inverseEntity="Spoke{0}"/>', size)
    return model(entity("Hub", spokes), *(
        entity(f"Spoke{n}", ['<relationship name="hub" optional="YES" maxCount="1" deletionRule="Nullify" '
                             f'destinationEntity="Hub" inverseName="all{n}" inverseEntity="Hub"/>'])
        for n in range(size)
    ))


def indexes(size):
    """One entity with an index for each attribute."""
    return model(entity("Wide", (
        lines('<attribute name="text{0}" optional="YES" attributeType="String"/>', size)
        + lines('<fetchIndex name="by{0}"><fetchIndexElement property="text{0}" type="Binary" '
                'order="ascending"/></fetchIndex>', size)
    )))


def requests(size):
    """Many fetch requests for one entity."""
    name = '<attribute name="name" attributeType="String"/>'
    return model(entity("Person", [name]), *lines(
        '<fetchRequest name="Named{0}" entity="Person" predicateString="name == $NAME"/>', size
    ))


def configurations(size):
    """One configuration per entity, including its neighbors."""
    name = '<attribute name="name" attributeType="String"/>'
    members = [
        f'<configuration name="Part{n}">'
        + "".join(f'<memberEntity name="Thing{other}"/>' for other in range(n, min(n + 5, size)))
        + "</configuration>"
        for n in range(size)
    ]
    return model(*(entity(f"Thing{n}", [name]) for n in range(size)), *members)


def enumerations(size):
    """A class with many properties, each with a different enumeration."""
    return declarations(
        lines("enum Kind{0}: String {{ case first, second }}", size),
        lines("var kind{0}: Kind{0} = .first", size),
    )


def structures(size):
    """A class with many properties, each with a different struct."""
    return declarations(
        lines("struct Part{0}: Codable {{ var name: String; var count: Int }}", size),
        lines("var part{0}: Part{0}?", size),
    )


def extensions(size):
    """A class with many extensions."""
    return declarations(
        lines("extension Thing {{ func shout{0}() -> String {{ name.uppercased() }} }}", size),
        ['var name: String = ""'],
    )


def classes(size):
    """Classes that each inherit from the previous one."""
    links = (f"@Model class Link{n}: Link{n - 1} {{}}" for n in range(1, size))
    return "\n".join(["import SwiftData", '@Model class Link0 { var name: String = "" }', *links, ""])


MODEL_FILES = [chain, hub, requests, configurations]
SWIFT_FILES = [extensions, classes]
# Shapes whose tables have one column per element, and those with two.
COLUMN_FILES = [attributes, children, indexes]
PART_FILES = [enumerations, structures]


def lines(text, size):
    return [text.format(number) for number in range(size)]


def entity(name, content, parent=None):
    inherits = f' parentEntity="{parent}"' if parent else ""
    body = "".join(f"        {line}\n" for line in content)
    return f'    <entity name="{name}" representedClassName="{name}"{inherits}>\n{body}    </entity>'


def model(*elements):
    body = "".join(f"{element}\n" for element in elements)
    return f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<model>\n{body}</model>\n'


def declarations(types, properties):
    body = "".join(f"    {line}\n" for line in properties)
    return "\n".join(["import SwiftData", *types, f"@Model final class Thing {{\n{body}    init() {{}}\n}}", ""])
