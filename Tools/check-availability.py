"""Checks what HeadlessUIKit declares, and what the sources use of Foundation, against tables of what iOS has.

Each line of a table is a symbol and the version of iOS that introduced it: `UITextField.text 2.0`. `UIButton:
UIControl` is a superclass or a conformance. A `?` after the version means that it was not verified in Apple's
documentation or headers.

usage: check-availability.py declared <symbol graphs> <sources>            prints what HeadlessUIKit declares
       check-availability.py used <symbol graphs> <libIndexStore> <index>
                                                                     prints what the indexed sources use of Foundation
       check-availability.py hold <tables> <declared> <used> <iOS>         checks both against the tables
"""

import json
import pathlib
import sys

from index_store import IndexStore

PAGES = "https://developer.apple.com/documentation"

# Conformances that every type of a kind has, and that need no line.
COMMON = {
    "swift.class": {"NSObject", "NSObjectProtocol", "Equatable", "Hashable", "CVarArg", "CustomStringConvertible",
                    "CustomDebugStringConvertible"},
    "swift.protocol": {"NSObjectProtocol"},
    "swift.enum": {"Equatable", "Hashable", "RawRepresentable", "BitwiseCopyable"},
    "swift.struct": {"BitwiseCopyable"},
}
EVERYTHING = {"Copyable", "Escapable", "Sendable", "SendableMetatype"}

HINT = """
If the page of a missing symbol says that iOS has it, add a line with the symbol and the version, in the table's order;
otherwise remove it from HeadlessUIKit, or do not use it."""


class Table:
    """Symbols and the versions of iOS that introduced them."""

    def __init__(self, framework, folder):
        self.framework = framework
        self.name = f"Tools/AppleBranch/{framework}.availability"
        self.versions = {}
        for line in pathlib.Path(folder, f"{framework}.availability").read_text().splitlines():
            if line and not line.startswith("#"):
                symbol, version = line.removesuffix(" ?").rsplit(" ", 1)
                if symbol in self.versions:
                    sys.exit(f"{self.name}: '{symbol}' is listed twice")
                self.versions[symbol] = float(version)

    def page(self, symbol):
        """The page of a symbol in Apple's documentation."""
        return f"{PAGES}/{self.framework}/{symbol.partition(': ')[0].replace('.', '/')}".lower()

    def missing(self, symbol):
        return f"{self.name} has no '{symbol}': see {self.page(symbol)}"


def graphs(folder):
    return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]


def path_of(symbol):
    return ".".join(symbol["pathComponents"])


def demanded(symbol):
    """The version of iOS that a declaration states in its own annotation."""
    for one in symbol.get("availability", []):
        if one.get("domain") == "iOS" and "introduced" in one:
            return one["introduced"]["major"] + one["introduced"].get("minor", 0) / 10
    return 0


def declared(folder, sources):
    """The path of each symbol in HeadlessUIKit, with its kind and the version of iOS that its declaration states."""
    found = {}
    for graph in graphs(folder):
        own = {}
        for symbol in graph["symbols"]:
            if symbol.get("location", {}).get("uri", "").startswith("file://" + sources):
                own[symbol["identifier"]["precise"]] = symbol
                found[path_of(symbol)] = (symbol["kind"]["identifier"], demanded(symbol))
        for relation in graph["relationships"]:
            symbol = own.get(relation["source"])
            if symbol is None or relation["kind"] not in ("conformsTo", "inheritsFrom"):
                continue
            target = own.get(relation["target"])
            name = path_of(target) if target else relation.get("targetFallback", relation["target"])
            name = name if target else name.rpartition(")")[2].rpartition(".")[2]
            if name not in EVERYTHING | COMMON.get(symbol["kind"]["identifier"], set()):
                found[f"{path_of(symbol)}: {name}"] = ("relation", demanded(symbol))
    return found


def used(folder, library, index):
    """The path of each Foundation symbol that the sources use, with one place where it is used."""
    symbols = [symbol for graph in graphs(folder) for symbol in graph["symbols"]]
    paths = {symbol["identifier"]["precise"]: path_of(symbol) for symbol in symbols}
    found = {}
    for file, line, usr in IndexStore(library, index).occurrences():
        if usr in paths:
            found.setdefault(paths[usr], f"{file}:{line}")
    return found


def uikit_problems(table, symbols, ios):
    for symbol, (kind, demand) in sorted(symbols.items()):
        version = table.versions.get(symbol)
        if version is None:
            yield f"HeadlessUIKit declares it, but {table.missing(symbol)}"
        elif max(version, ios) > max(demand, ios):
            yield (
                f"HeadlessUIKit declares '{symbol}', which came with iOS {version}: write @available(iOS {version}, *) "
                "at the declaration for code that checks with #available; remove it otherwise"
            )
    for symbol, version in table.versions.items():
        if version <= ios and symbols.get(symbol.rpartition(".")[0], [""])[0] == "swift.enum" and symbol not in symbols:
            yield f"HeadlessUIKit lacks '{symbol}': a switch over every case compiles here, but not on iOS"


def foundation_problems(table, uses, ios):
    for symbol, place in sorted(uses.items()):
        version = table.versions.get(symbol)
        if version is None:
            yield f"{place}: used, but {table.missing(symbol)}"
        elif version > ios:
            yield f"{place}: '{symbol}' came with iOS {version}"


def hold(tables, declared, used, ios):
    symbols, uses = (json.loads(pathlib.Path(path).read_text()) for path in (declared, used))
    if not symbols or not uses:
        sys.exit("check-availability: found no symbols to check")
    ios = float(ios)
    problems = [
        *uikit_problems(Table("UIKit", tables), symbols, ios),
        *foundation_problems(Table("Foundation", tables), uses, ios),
    ]
    if problems:
        sys.exit("\n".join(problems + [HINT]))
    print(f"ok -- iOS {ios} has the {len(symbols)} symbols of HeadlessUIKit and the {len(uses)} used of Foundation")


def main():
    step, *arguments = sys.argv[1:]
    if step == "hold":
        hold(*arguments)
    else:
        json.dump({"declared": declared, "used": used}[step](*arguments), sys.stdout)


main()
