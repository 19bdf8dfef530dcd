"""Lists the changes to the grammar since the last release that break scenes or the code of apps."""

import pathlib
import sys

import yaml

# Keys that can change without breaking anything: texts for people, details of generated Swift, and what rules check.
FREE = {
    "summary",
    "synonyms",
    "opposites",
    "hints",
    "example",
    "accessibility",
    "shownBy",
    "property",
    "liveProperty",
    "method",
    "label",
    "member",
    "verbatim",
    "controlEvent",
    "initializer",
    "configurations",
    "structural",
    "identifier",
    "since",
}
# Keys that can change in one direction only, and whether the new value allows everything that the old one allowed.
WIDER = {
    "minimum": lambda old, new: new is None or old is not None and new <= old,
    "greaterThan": lambda old, new: new is None or old is not None and new <= old,
    "maximum": lambda old, new: new is None or old is not None and new >= old,
    "lessThan": lambda old, new: new is None or old is not None and new >= old,
    "required": lambda old, new: not new or bool(old),
    "optional": lambda old, new: bool(new) or not old,
    "abstract": lambda old, new: not new or bool(old),
    "constraints": lambda old, new: all(constraint in (old or []) for constraint in new or []),
    "without": lambda old, new: set(new or []) <= set(old or []),
}
# The keys with the names in a declaration, and the term for each.
WORDS = {
    "attributes": "attribute",
    "events": "event",
    "roles": "role",
    "content": "content",
    "members": "member",
    "methods": "method",
    "properties": "property",
    "cases": "case",
    "layout": "layout attribute",
}
# The keys that describe the property of a decorator with a single one.
PROPERTY_FACTS = ("type", "cases", "swiftType", "minimum", "maximum", "greaterThan", "lessThan")


class Grammar:
    """The declarations of a folder, by kind and name, and the settings in its grammar.yaml."""

    def __init__(self, folder):
        self.settings = yaml.safe_load((folder / "grammar.yaml").read_text())
        self.declarations = {}
        for path in sorted(folder.rglob("*.yaml")):
            declaration = yaml.safe_load(path.read_text())
            kind = path.name.split(".")[-2]
            if kind == "decorator" and "property" in declaration:
                facts = {key: declaration.pop(key) for key in PROPERTY_FACTS if key in declaration}
                declaration["properties"] = {declaration.pop("property"): facts}
            if kind in ("element", "decorator", "enumeration", "controller"):
                self.declarations[kind, declaration[kind]] = declaration

    def inherited(self, kind, name):
        """A declaration with its inherited parts, so that parts that move to a supertype do not count as removed."""
        declaration = dict(self.declarations[kind, name])
        base = declaration.get("extends", "view" if kind == "element" and name != "view" else None)
        if base and (kind, base) in self.declarations:
            above = self.inherited(kind, base)
            for key in ("attributes", "events", "roles", "content"):
                own = declaration.get(key)
                if key == "content" and own is not None:
                    continue
                words = {
                    word: facts
                    for word, facts in (above.get(key) or {}).items()
                    if word not in declaration.get("without", [])
                }
                if words or own:
                    declaration[key] = words | (own or {})
            declaration["constraints"] = (above.get("constraints") or []) + (declaration.get("constraints") or [])
        return declaration


def words_of(value):
    """Names with their keys. The names in a list have no keys, and a plain value is the key `type`."""
    if isinstance(value, list):
        return {(next(iter(word)) if isinstance(word, dict) else str(word)): {} for word in value}
    return {str(word): facts if isinstance(facts, dict) else {"type": facts} for word, facts in (value or {}).items()}


def compare(old, new, place, breaks):
    """Adds the breaking changes between two versions of a declaration or of a name in it."""
    for key in sorted(set(old) | set(new)):
        before, after = old.get(key), new.get(key)
        if before == after or key in FREE:
            continue
        if key == "reservedTypes" or place.startswith("controller") and key == "members":
            # These are the names that scenes or views must not have.
            breaks += [f"{place}: '{name}' is reserved now" for name in after or [] if name not in (before or [])]
        elif key in WORDS:
            compare_words(words_of(before), words_of(after), WORDS[key], place, breaks)
        elif key in WIDER:
            if not WIDER[key](before, after):
                breaks.append(f"{place}: '{key}' was {shown(before)} and is {shown(after)}")
        else:
            breaks.append(f"{place}: '{key}' was {shown(before)} and is {shown(after)}")


def compare_words(old, new, kind, place, breaks):
    for word, facts in old.items():
        name = f"{place}, {kind} '{word}'" if place else f"{kind} '{word}'"
        if word in new:
            compare(facts, new[word], name, breaks)
        else:
            renamed = [other for other, facts in new.items() if other not in old and word in facts.get("synonyms", [])]
            breaks.append(f"{name}: was " + (f"renamed to '{renamed[0]}'" if renamed else "removed"))
    for word, facts in new.items():
        if word not in old and facts.get("required"):
            breaks.append(f"{place}, {kind} '{word}': is new and required")


def shown(value):
    return "not there" if value is None else yaml.safe_dump(value, default_flow_style=True, width=1000).split("\n")[0]


def breaking_changes(old, new):
    breaks = []
    # A new setting comes with new elements or enumerations.
    compare(old.settings, {key: new.settings[key] for key in new.settings if key in old.settings}, "grammar", breaks)
    for kind in ("element", "decorator", "enumeration", "controller"):

        def words(grammar):
            return {
                name: {
                    key: value for key, value in grammar.inherited(kind, name).items() if key not in (kind, "extends")
                }
                for declared, name in grammar.declarations
                if declared == kind
            }

        compare_words(words(old), words(new), kind, "", breaks)
    for (kind, name), declaration in old.declarations.items():
        if kind == "element" and (kind, name) in new.declarations:
            lost = [base for base in bases(old, name) if base not in bases(new, name)]
            if lost:
                breaks.append(f"element '{name}': is no longer a '{lost[0]}'")
    return breaks


def bases(grammar, name):
    found = []
    while name != "view" and ("element", name) in grammar.declarations:
        name = grammar.declarations["element", name].get("extends", "view")
        found.append(name)
    return found


def numbers(version):
    return [int(number) for number in version.split(".")]


def main(current, folder="Grammar", releases="Releases"):
    earlier = [path.name for path in pathlib.Path(releases).iterdir() if numbers(path.name) <= numbers(current)]
    if not earlier:
        sys.exit("check-compatibility: there is no release in Releases; run 'Tools/check-compatibility --keep'")
    last = max(earlier, key=numbers)
    breaks = breaking_changes(Grammar(pathlib.Path(releases) / last / "Grammar"), Grammar(pathlib.Path(folder)))
    for change in breaks:
        print(change)
    (major, minor, _), (last_major, last_minor, _) = numbers(current), numbers(last)
    may_break = major > last_major or major == last_major == 0 and minor > last_minor
    if breaks and not may_break:
        next_version = f"0.{last_minor + 1}.0" if last_major == 0 else f"{last_major + 1}.0.0"
        sys.exit(
            f"check-compatibility: {len(breaks)} breaking changes since {last}; "
            f"undo them, or make the version {next_version}"
        )
    print(f"ok -- {len(breaks)} breaking changes since {last}" + (f", which {current} may have" if breaks else ""))


if __name__ == "__main__":
    main(*sys.argv[1:])
