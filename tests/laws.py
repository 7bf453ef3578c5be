"""The laws of the code base as functions over a root folder; each returns its complaints."""

import ast
import json
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path("src/dustboard")
CLIENT = Path("web/src")

# The standard library as far as the kernel may see it: nothing that reads, writes, waits or
# guesses. mypy_extensions holds the integer types of the compiler and does nothing at run time.
KERNEL_MAY_IMPORT = (
    frozenset({"__future__", "abc", "collections", "dataclasses", "enum", "types", "typing"})
    | frozenset({"array", "bisect", "copy", "functools", "heapq", "itertools", "math", "operator"})
    | frozenset({"base64", "binascii", "hashlib", "hmac", "json", "re", "string", "struct"})
    | frozenset({"mypy_extensions"})
)
KERNEL_MAY_NOT_CALL = frozenset({"open", "print", "input", "exec", "eval", "__import__"})
LUCK = frozenset({"random", "secrets", "uuid", "numpy"})

# Which parts of the package each part may import, itself aside. "" is `import dustboard` itself.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "games": frozenset({"kernel", "texts"}),
    "bots": frozenset({"", "kernel", "texts", "build_info"}),
    "tutorials": frozenset({"", "kernel", "texts"}),
    "lab": frozenset({"", "kernel", "texts", "build_info", "bots", "envs"}),
    "envs": frozenset({"", "kernel", "texts", "build_info", "bots"}),
    "print": frozenset({"", "kernel", "texts", "typeset"}),
}
MAY_IMPORT_SERVER = frozenset({"server", "cli"})

# The rooms of a title, lowest first: what is in one may import from itself and from those below.
ROOMS = ("content", "state", "rules", "show", "bot")
# Every title has these, the template too, so that who copies it finds all rooms.
ALL_HAVE = (
    "rules.toml",
    "RULINGS.md",
    "content",
    "state",
    "rules/flow.py",
    "show",
    "bot/heuristics.py",
    "text",
)

# The layers of the server, lowest first: folders and modules import from those below only.
SERVER_LAYERS = (
    ("core",),
    ("protocol",),
    ("store",),
    ("game",),
    ("table",),
    ("people", "notices", "insight"),
    ("health", "metrics", "static"),
    ("services",),
    ("routes",),
    ("app",),
    ("serve", "verify", "bench"),
)

MANY, TOO_MANY = 25, 40  # modules in a folder
MODULES = frozenset({".py", ".ts", ".svelte"})
LONG, TOO_LONG = 400, 800
MADE = "games/*/state/state.py"  # written from what is declared beside it
SIZED = frozenset({".py", ".ts", ".svelte", ".js", ".css", ".sh"})

# Put together from parts, so that this file keeps the law it states.
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    )
)
INDEX_ADDRESS = re.compile(r"(?:index-url|find-links|index|registry)\s*[= ]\s*[\"']?\w+:/" + "/")
# What shows an address in a lock file; npm's also holds harmless ones, of sponsors.
LOCK_SIGNS = {".lock": (":/" + "/",), "package-lock.json": ('"resolved"', '"file:')}
SKIPPED_FOLDERS = frozenset({"node_modules", "__pycache__", "build", "dist"})
COMPILED = ("kernel", "games", "bots", "envs")
SKIP = "# mypyc: skip"  # of a module that stays plain Python


def walk(root: Path) -> Iterator[Path]:
    """Yield the files that belong to the project, in order: what git sees, else all but caches."""
    listing = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "-co", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0 and (root / ".git").exists():
        found = [root / name for name in listing.stdout.split("\0") if name]
    else:
        found = [
            path
            for path in root.rglob("*")
            if not any(
                part in SKIPPED_FOLDERS
                or (part.startswith(".") and part != ".ci")
                or part.endswith(".egg-info")
                for part in path.relative_to(root).parts[:-1]
            )
        ]
    yield from sorted(path for path in set(found) if path.is_file())


def text_of(path: Path) -> str | None:
    """Read a file, or give None when it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def sources(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Yield every module of the package with its syntax tree."""
    for path in sorted((root / PACKAGE).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(root: Path, path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and full dotted name of all that a module imports, also by `import_module`."""
    package = path.relative_to(root / "src").with_suffix("").parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield node.lineno, ".".join([*base, alias.name])
        elif isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            name = called.id if isinstance(called, ast.Name) else called
            first = node.args[0]
            if (
                name in ("import_module", "__import__")
                and isinstance(first, ast.Constant)
                and isinstance(first.value, str)
            ):
                yield node.lineno, first.value


def parts_of_package(root: Path) -> frozenset[str]:
    """Name the folders and modules right below the package."""
    top = root / PACKAGE
    return frozenset(p.stem for p in top.iterdir() if p.is_dir() or p.suffix == ".py")


def titles(root: Path) -> frozenset[str]:
    """Name the folders below games that are titles: those with a `meta.py`."""
    return frozenset(path.parent.name for path in (root / PACKAGE / "games").glob("*/meta.py"))


def import_complaints(root: Path) -> list[str]:
    """Check who imports whom."""
    found: list[str] = []
    ours, title_names = parts_of_package(root), titles(root)
    for path, tree in sources(root):
        inner = path.relative_to(root / PACKAGE).parts
        part = inner[0].removesuffix(".py") if len(inner) > 1 else ""
        for line, name in imports(root, path, tree):
            reason = import_fault(part, inner, name.split("."), ours, title_names)
            if reason:
                found.append(f"{path.relative_to(root)}:{line}: {name}: {reason}")
    return found


def import_fault(
    part: str,
    inner: tuple[str, ...],
    name: list[str],
    ours: frozenset[str],
    title_names: frozenset[str],
) -> str:
    """Say what is wrong with one import, or give an empty text."""
    if name[0] != "dustboard":
        if part == "kernel" and name[0] not in KERNEL_MAY_IMPORT:
            return "the kernel imports a small part of the standard library only"
        if part in ("kernel", "games") and name[0] in LUCK:
            return "luck comes from the streams in the state"
        return ""
    target = name[1] if len(name) > 1 and name[1] in ours | set(MAY_IMPORT) | {"server"} else ""
    if target == "server" and part not in MAY_IMPORT_SERVER:
        return "nothing imports the server"
    if part in MAY_IMPORT and target != part and target not in MAY_IMPORT[part]:
        return f"{part} may not import {target or 'the public package'}"
    if part == target == "games" and len(name) > 2:
        own = inner[1] if len(inner) > 2 else ""
        if name[2] in title_names and own in title_names and name[2] != own:
            return "a title does not import another title"
    return ""


def room_complaints(root: Path) -> list[str]:
    """Check the rooms of titles: which there are, and that no room imports from one above it."""
    found: list[str] = []
    for folder in sorted(path.parent for path in (root / PACKAGE / "games").glob("*/meta.py")):
        name = folder.relative_to(root).as_posix()
        found += [f"{name}: no {room}" for room in ALL_HAVE if not (folder / room).exists()]
        found += [
            f"{path.relative_to(root)}: in no room"
            for path in sorted(folder.glob("*.py"))
            if path.name not in ("meta.py", "__init__.py")
        ]
    for path, tree in sources(root):
        inner = path.relative_to(root / PACKAGE).parts
        if inner[0] != "games" or len(inner) < 4 or inner[2] not in ROOMS:
            continue
        own = f"dustboard.games.{inner[1]}."
        above = ROOMS[ROOMS.index(inner[2]) + 1 :]
        for line, name in imports(root, path, tree):
            if name.startswith(own) and name.removeprefix(own).split(".")[0] in above:
                found.append(f"{path.relative_to(root)}:{line}: {name}: above {inner[2]}")
    return found


def layer_complaints(root: Path) -> list[str]:
    """Check the layers of the server: each import leads into a lower one, or stays at home."""
    height = {part: number for number, parts in enumerate(SERVER_LAYERS) for part in parts}
    found: list[str] = []
    for path, tree in sources(root):
        inner = path.relative_to(root / PACKAGE).with_suffix("").parts
        if inner[0] != "server" or inner[1] == "__init__":
            continue
        own = inner[1]
        if own not in height:
            found.append(f"{path.relative_to(root)}: in no layer")
            continue
        for line, name in imports(root, path, tree):
            target = name.split(".")[:3]
            if target[:2] != ["dustboard", "server"] or len(target) < 3 or target[2] == own:
                continue
            if height.get(target[2], len(height)) >= height[own]:
                found.append(f"{path.relative_to(root)}:{line}: {name}: not below {own}")
    return found


def import_graph(root: Path) -> dict[str, set[str]]:
    """Name for every module those that it imports, also lazily or for the sake of types alone."""
    trees = {}
    for path, tree in sources(root):
        parts = path.relative_to(root / "src").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        trees[name] = path, tree
    graph: dict[str, set[str]] = {}
    for name, (path, tree) in trees.items():
        # of `from package import thing`, the module `thing` if there is one, else the package
        wanted = {whole for _, whole in imports(root, path, tree)}
        found = {one if one in trees else one.rpartition(".")[0] for one in wanted}
        graph[name] = {one for one in found if one in trees and one != name}
    return graph


def cycle_complaints(root: Path) -> list[str]:
    """Check that no module of the package imports itself by way of others."""
    graph = import_graph(root)
    reached: dict[str, set[str]] = {}
    for name in graph:
        seen: set[str] = set()
        waiting = list(graph[name])
        while waiting:
            if (one := waiting.pop()) not in seen:
                seen.add(one)
                waiting += graph[one]
        reached[name] = seen
    knots = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return [f"a cycle of imports: {', '.join(knot)}" for knot in sorted(knots)]


def _above(
    counts: Iterator[tuple[str, int]], limit: int, said: str, most: int | None = None
) -> list[str]:
    """Name what counts more than a limit, and no more than `most`."""
    return [
        f"{name}: {count} {said}"
        for name, count in counts
        if count > limit and (most is None or count <= most)
    ]


def crowds(root: Path) -> Iterator[tuple[str, int]]:
    """Yield every folder of the package and of the client with the number of its modules."""
    counts: Counter[str] = Counter()
    for path in walk(root):
        name = path.relative_to(root)
        if name.suffix in MODULES and path.name != "__init__.py":
            counts[name.parent.as_posix()] += 1
    for folder, count in sorted(counts.items()):
        if folder.startswith((PACKAGE.as_posix(), CLIENT.as_posix())):
            yield folder, count


def crowd_complaints(root: Path) -> list[str]:
    """Check that no folder holds more modules than anybody keeps in mind."""
    return _above(crowds(root), TOO_MANY, f"modules, {TOO_MANY} is never")


def crowd_questions(root: Path) -> list[str]:
    """Ask of full folders whether they are one room."""
    return _above(crowds(root), MANY, "modules, is it one room?", TOO_MANY)


def kernel_call_complaints(root: Path) -> list[str]:
    """Check that the kernel calls no built-in that reads, writes or runs text."""
    return [
        f"{path.relative_to(root)}:{node.lineno}: {node.func.id}() in the kernel"
        for path, tree in sources(root)
        if (root / PACKAGE / "kernel") in path.parents
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in KERNEL_MAY_NOT_CALL
    ]


def sizes(root: Path) -> Iterator[tuple[str, int]]:
    """Yield every source file with the number of its lines, but those that are generated."""
    for path in walk(root):
        text = text_of(path) if path.suffix in SIZED else None
        if text is not None and not path.match(MADE):
            yield path.relative_to(root).as_posix(), len(text.splitlines())


def size_complaints(root: Path) -> list[str]:
    """Check that no source file is too long to be read."""
    return _above(sizes(root), TOO_LONG, f"lines, {TOO_LONG} is never")


def size_questions(root: Path) -> list[str]:
    """Ask of long source files whether they tell one story."""
    return _above(sizes(root), LONG, "lines, is it one story?", TOO_LONG)


def address_complaints(root: Path) -> list[str]:
    """Check that no file names a package registry and no lock file holds an address."""
    found: list[str] = []
    for path in walk(root):
        text = text_of(path)
        if text is None:
            continue
        name = path.relative_to(root).as_posix()
        signs = LOCK_SIGNS.get(path.name, LOCK_SIGNS.get(path.suffix, ()))
        for number, line in enumerate(text.splitlines(), 1):
            if any(host in line for host in REGISTRY_HOSTS):
                found.append(f"{name}:{number}: names a package registry")
            elif INDEX_ADDRESS.search(line):
                found.append(f"{name}:{number}: names the address of an index")
            elif any(sign in line for sign in signs):
                found.append(f"{name}:{number}: a lock file holds an address")
    return found


def ids_in(data: Any) -> Iterator[str]:
    """Yield every `id` in parsed content."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from ids_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value)


BOTH = {"parts"}  # a page of The Iron Trail; and the parts of vehicles, a deck and an option


@cache
def card_ids(root: Path, title: str = "*") -> frozenset[str]:
    """Collect the ids in the content of a title, or of all."""
    found: set[str] = set()
    for folder in sorted((root / PACKAGE / "games").glob(f"{title}/content")):
        for path in sorted(folder.rglob("*.toml")):
            if path.name == "tutorial.toml":
                continue  # its ids are of steps
            found.update(ids_in(tomllib.loads(path.read_text(encoding="utf-8"))))
        for path in sorted(folder.rglob("*.json")):
            found.update(ids_in(json.loads(path.read_text(encoding="utf-8"))))
    return frozenset(found)


def plain_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of all strings but docstrings, whose examples may name a card."""
    examples = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in examples or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str):
            yield node.lineno, node.value


def card_id_complaints(root: Path) -> list[str]:
    """Check that card ids stay in content: neither the kernel nor a title's code knows one.

    The kernel may not even mention one. In a title's code an id with a figure in it counts
    anywhere in a string, a plain word only as the whole string and if it is an id of this title.
    """
    ids = card_ids(root)
    shaped = re.compile(r"[a-z]{2}\d{2}")
    # a mere number, as entries of a book have it, may stand for anything
    numbered = [
        re.escape(i) for i in sorted(ids) if any(c.isdigit() for c in i) and not i.isdigit()
    ]
    anywhere = re.compile(rf"\b(?:{'|'.join(numbered) or '(?!)'})\b")
    found: list[str] = []
    for path, tree in sources(root):
        inner = path.relative_to(root / PACKAGE).parts
        if inner[0] not in ("kernel", "games") or "data" in inner:
            continue
        texts = list(plain_strings(tree))
        hits = {(n, text) for n, text in texts if shaped.fullmatch(text)}
        if inner[0] == "kernel":
            texts = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
        else:
            own = card_ids(root, inner[1]) - BOTH
            hits |= {(n, text) for n, text in texts if text in own}
        hits |= {(n, hit.group()) for n, text in texts for hit in anywhere.finditer(text)}
        found += [f"{path.relative_to(root)}:{n}: card id {word}" for n, word in sorted(hits)]
    return found


def listen_complaints(root: Path) -> list[str]:
    """Check that one page of a title says who listens to its signals: `rules/wiring.py`."""
    return [
        f"{path.relative_to(root)}:{node.lineno}: only rules/wiring.py calls listen"
        for path, tree in sources(root)
        if path.relative_to(root / PACKAGE).parts[0] in ("kernel", "games")
        and path.parts[-2:] != ("rules", "wiring.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("listen", "listeners")
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]


def float_tuple_complaints(root: Path) -> list[str]:
    """Check that no constant is a tuple of fixed length that begins with a float.

    The compiler takes such a constant for one that was never set; `tuple[float, ...]` is fine.
    """
    found: list[str] = []
    for path, tree in sources(root):
        for node in ast.walk(tree):
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
                continue
            kind = ast.unparse(node.annotation)
            first = node.value.elts[0] if node.value.elts else None
            is_float = isinstance(first, ast.Constant) and isinstance(first.value, float)
            if "Final" in kind and is_float and "..." not in kind:
                found.append(f"{path.relative_to(root)}:{node.lineno}: say tuple[float, ...]")
    return found


def plain_class_complaints(root: Path) -> list[str]:
    """Check that no class of a module that stays plain Python derives from a compiled one.

    The compiler refuses it only when the module is imported; the plain sources know no difference.
    """
    modules: dict[str, tuple[Path, ast.Module]] = {}
    compiled: set[str] = set()
    for path, tree in sources(root):
        name = ".".join(path.relative_to(root / "src").with_suffix("").parts)
        modules[name] = (path, tree)
        head = path.read_text(encoding="utf-8").splitlines()[:5]
        if name.split(".")[1] in COMPILED and not any(line.startswith(SKIP) for line in head):
            compiled.add(name)
    found: list[str] = []
    for name, (path, tree) in modules.items():
        if name.split(".")[1] not in COMPILED or name in compiled:
            continue
        origin = {full.rpartition(".")[2]: full for _, full in imports(root, path, tree)}
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else []:
                plain = base.value if isinstance(base, ast.Subscript) else base
                full = origin.get(plain.id, "") if isinstance(plain, ast.Name) else ""
                if full.rpartition(".")[0] in compiled:
                    where = f"{path.relative_to(root)}:{base.lineno}"
                    found.append(f"{where}: {ast.unparse(plain)} is compiled, this module is not")
    return found
