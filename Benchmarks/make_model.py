#!/usr/bin/env python3
"""Writes a synthetic .xcdatamodeld: `make_model.py ENTITIES FOLDER` prints its path.

Every entity has 10 attributes of all common types. Entities form groups of ten with a to-many and a
to-one relationship between neighbors, so the number of relationships grows with that of entities.
"""

import pathlib
import sys

ATTRIBUTES = [
    '<attribute name="active" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>',
    '<attribute name="amount" optional="YES" attributeType="Decimal"/>',
    '<attribute name="count" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>',
    '<attribute name="createdAt" attributeType="Date" usesScalarValueType="NO"/>',
    '<attribute name="data" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>',
    '<attribute name="height" optional="YES" attributeType="Float" usesScalarValueType="YES"/>',
    '<attribute name="name" attributeType="String"/>',
    '<attribute name="uid" attributeType="UUID" usesScalarValueType="NO"/>',
    '<attribute name="website" optional="YES" attributeType="URI"/>',
    '<attribute name="weightRaw" optional="YES" attributeType="Double" usesScalarValueType="NO"/>',
]


def relationship(name, destination, inverse, to_many):
    count = 'toMany="YES"' if to_many else 'maxCount="1"'
    rule = "Cascade" if to_many else "Nullify"
    return (
        f'<relationship name="{name}" optional="YES" {count} deletionRule="{rule}" '
        f'destinationEntity="{destination}" inverseName="{inverse}" inverseEntity="{destination}"/>'
    )


def neighbor(number, step, entities):
    """The number of another entity in the same group of ten, which form a ring."""
    start = number - number % 10
    size = min(10, entities - start)
    return start + (number - start + step) % size


def entity(number, entities):
    name = f"Entity{number:05}"
    lines = ATTRIBUTES + [
        relationship("children", f"Entity{neighbor(number, 1, entities):05}", "parent", True),
        relationship("parent", f"Entity{neighbor(number, -1, entities):05}", "children", False),
    ]
    body = "".join(f"        {line}\n" for line in lines)
    return f'    <entity name="{name}" representedClassName="{name}" syncable="YES">\n{body}    </entity>\n'


def make_model(entities, folder):
    path = pathlib.Path(folder) / f"Model{entities}.xcdatamodeld"
    version = path / f"Model{entities}.xcdatamodel"
    version.mkdir(parents=True, exist_ok=True)
    body = "".join(entity(number, entities) for number in range(entities))
    (version / "contents").write_text(
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
        '<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" '
        f'sourceLanguage="Swift">\n{body}</model>'
    )
    return path


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(make_model(int(sys.argv[1]), sys.argv[2]))
