"""Books: the lists of effects in a title's content, read once and written down as lines.

A row has a word (`do`) with its parameters. Around it may stand `if`, a condition; `cost`, what
has to be paid first; `may`, that it can be declined; `who`, to whom it happens; `least` and `most`,
on which numbers of a die. `then` alone is a list. That is all: what needs more is a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ..errors import ContentError
from .args import BLOCK, CHOICE, Args, Parameter, Probe, Writer
from .conditions import between, both, place_of, unknown
from .flow_words import DECLINE, Choose
from .ports import Ports
from .runner import NO_LINE, Effect, Runner

DIE: Final = "die"
_AROUND: Final = ("do", "when", "if")
_SPLIT: Final = ("key", "if", "cost")  # of an option, what does not belong to its row
Row = Mapping[str, Any]


class Word:
    """The registration of a word: its name, its class, and where it may stand.

    `at` are the moments it makes sense at, `on` the kinds of cards; none is any. `pays` says that
    it can be a cost, because its `check` tells whether it can be paid in full. `hint` is what it
    is worth to a bot, if its class does not reckon it from its parameters.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[Args], Effect[Any]],
        at: tuple[str, ...] = (),
        on: tuple[str, ...] = (),
        pays: bool = False,
        hint: float = 0.0,
    ) -> None:
        self.name = name
        self.hint = hint
        self.make = make
        self.at = at
        self.on = on
        self.pays = pays

    def parameters(self, ports: Ports[Any]) -> list[Parameter]:
        """The parameters that its constructor reads."""
        probe = Probe(ports, self.name)
        self.make(probe)
        return list(probe.parameters.values())


class Moment:
    """A moment at which effects happen, what it means, and the kinds of cards it comes to.

    A silent one has no words of its own on cards: what happens then tells it.
    """

    def __init__(
        self, name: str, about: str, on: tuple[str, ...] = (), silent: bool = False
    ) -> None:
        self.name = name
        self.about = about
        self.on = on
        self.silent = silent


class Book(Writer):
    """All lists of effects of a title."""

    def __init__(
        self,
        words: Sequence[Word],
        ports: Ports[Any],
        moments: tuple[Moment, ...] = (),
        costs: Mapping[str, Sequence[Row]] | None = None,
    ) -> None:
        super().__init__(ports)
        self.words: dict[str, Word] = {}
        self.reads: dict[str, tuple[str, ...]] = {}  # by word: the names of its parameters
        for word in words:
            if word.name in self.words:
                raise ContentError(f"the word {word.name!r} is registered twice")
            self.words[word.name] = word
            self.reads[word.name] = tuple([one.name for one in word.parameters(ports)])
        self.moments = {moment.name: moment for moment in moments}
        self.costs: Mapping[str, Sequence[Row]] = {} if costs is None else costs
        self.runner = Runner()
        self.used: dict[str, int] = {}  # by word: how many lines
        self.used_moments: set[str] = set()
        self.at: dict[str, dict[int, int]] = {moment.name: {} for moment in moments}

    # -- writing ----------------------------------------------------------------------------------

    def write_moments(
        self,
        place: str,
        name: str,
        field: str,
        rows: Sequence[Row],
        source: int,
        kind: str = "",
        known: tuple[str, ...] = (),
    ) -> None:
        """Write what a card does: the rows of each moment (`when`) are a list of their own.

        `known` are the locals that whoever runs the lists puts into their scope.
        """
        lists: dict[str, list[tuple[str, Row]]] = {}
        for at, row in enumerate(rows):
            when = row.get("when")
            wrong = ""
            if when not in self.moments:
                wrong = f"expected one of {', '.join(self.moments)}, got {when!r}"
            elif self.moments[when].on and kind not in self.moments[when].on:
                wrong = f"'{when}' never happens to a {kind}"
            if wrong:
                raise ContentError(f"{place}: field '{field}[{at}].when': {wrong}")
            lists.setdefault(str(when), []).append((f"{field}[{at}]", row))
        for when, numbered in lists.items():
            outer = Args(self, "", when, {}, place, "", f"{name}/{when}", (), kind)
            first = self._list(outer, f"{name}/{when}", numbered, known)
            self.at[when][source] = first
            self.used_moments.add(when)
            self.runner.lists[f"{name}/{when}"] = (first, source)

    def write_list(
        self,
        place: str,
        name: str,
        field: str,
        rows: Sequence[Row],
        source: int,
        kind: str = "",
        when: str = "",
    ) -> int:
        """Write one list, such as an entry of a story; gives its first line."""
        outer = Args(self, "", when, {}, place, "", name, (), kind)
        if rows:
            self.used_moments.add(when)
        first = self._list(
            outer, name, [(f"{field}[{at}]", row) for at, row in enumerate(rows)], ()
        )
        self.runner.lists[name] = (first, source)
        return first

    def write_entry(
        self,
        place: str,
        name: str,
        effects: Sequence[Row],
        choices: Sequence[Row],
        source: int,
    ) -> int:
        """Write an entry of a story: what happens when it is read, then what may be chosen."""
        rows = [(f"effect[{at}]", row) for at, row in enumerate(effects)]
        if choices:
            rows.append((CHOICE, {"do": "choose", "options": list(choices)}))
        first = self._list(Args(self, "", "", {}, place, "", name, (), ""), name, rows, ())
        self.runner.lists[name] = (first, source)
        return first

    def close(self, called: bool = False) -> Runner:
        """All is written: find what rows name elsewhere, and give the runner.

        `called` says that its lists are also put in order with other calls.
        """
        self.runner.close(called)
        return self.runner

    def block(self, args: Args, field: str, binds: tuple[str, ...]) -> int:
        rows = args.row.get(field, ())
        paths: list[tuple[str, Row]] = []
        if field == "cost" and isinstance(rows, str):
            if rows not in self.costs:
                args.refuse("cost", unknown(rows, self.costs))
            rows = self.costs[rows]
        if not isinstance(rows, (list, tuple)):
            args.refuse(field, f"expected a list of rows, got {rows!r}")
        for at, row in enumerate(rows):
            path = f"{args.path}.{field}[{at}]"
            if not isinstance(row, Mapping):
                args.refuse(f"{field}[{at}]", f"expected a row, got {row!r}")
            if field == "cost" and not self._pays(row):
                args.refuse(f"{field}[{at}].do", f"'{row.get('do')}' cannot be a cost")
            paths.append((path, row))
        return self._list(args, f"{args.name}.{field}", paths, binds)

    def rest(self, args: Args) -> int:
        """Write what is left of an option as a list: its `then`, or the row itself."""
        if "do" not in args.row:
            return args.block("then")
        row = {name: args.row[name] for name in args.row if name not in _SPLIT}
        for name in row:
            args.parameters.setdefault(name, Parameter(name, "", False, ()))
        return self._list(args, f"{args.name}.then", [(args.path, row)], ())

    def _pays(self, row: Row) -> bool:
        word = self.words.get(str(row.get("do")))
        return word is not None and word.pays

    def _list(
        self, outer: Args, name: str, rows: Sequence[tuple[str, Row]], binds: tuple[str, ...]
    ) -> int:
        first = NO_LINE
        before: Effect[Any] | None = None
        known = (*outer.known, *binds)
        for at, (path, row) in enumerate(rows):
            line = self._line(outer, f"{name}/{at}", path, row, known)
            self.runner.add(line)
            if before is None:
                first = line.number
            else:
                before.after = line.number
            before = line
        return first

    def _line(
        self, outer: Args, name: str, path: str, row: Row, known: tuple[str, ...]
    ) -> Effect[Any]:
        word = str(row.get("do", ""))
        reads = self.reads.get(word, ())
        if "cost" in row and "cost" not in reads:
            return self._choice(outer, name, path, row, known)
        if "may" in row and "may" not in reads:
            return self._choice(outer, name, path, row, known)
        if not word and "then" in row:
            return self._choice(outer, name, path, row, known)
        if "who" in row and "who" not in reads:
            inner = {key: row[key] for key in row if key not in ("who", "if", "when")}
            row = {"do": "each", "who": row["who"], "then": [inner], "if": row.get("if", "")}
            word = "each"
        args = self._args(outer, word, name, path, row, known)
        if not word:
            args.refuse("do", "expected a word, got none")
        if word not in self.words:
            args.refuse("do", f"{unknown(word, self.words)}; known are: {', '.join(self.words)}")
        registered = self.words[word]
        if registered.at and args.when not in registered.at:
            wanted = ", ".join(registered.at)
            args.refuse("when", f"expected one of {wanted} with '{word}', got '{args.when}'")
        if registered.on and args.kind not in registered.on:
            wanted = " or a ".join(registered.on)
            args.refuse("do", f"'{word}' is for a {wanted}, this is a {args.kind}")
        self.used[word] = self.used.get(word, 0) + 1
        line = registered.make(args)
        line.needed = line.needed or registered.pays
        line.usual_hint = registered.hint
        self._gate(args, line)
        return line

    def _choice(
        self, outer: Args, name: str, path: str, row: Row, known: tuple[str, ...]
    ) -> Effect[Any]:
        """A row with `cost`, `may` or a bare `then`: a choice of one thing, or of doing it."""
        option = {key: row[key] for key in row if key not in ("may", "if", "when")}
        options = [{"key": "do", **option}]
        if row.get("may"):
            options.append({"key": DECLINE, "then": []})
        whole = {"options": options, "if": row.get("if", "")}
        args = self._args(outer, "choose", name, path, whole, known)
        line = Choose(args)
        self._gate(args, line)
        return line

    def _args(
        self, outer: Args, word: str, name: str, path: str, row: Row, known: tuple[str, ...]
    ) -> Args:
        return Args(self, word, outer.when, row, outer.place, path, name, known, outer.kind)

    def _gate(self, args: Args, line: Effect[Any]) -> None:
        """The condition of a row, and the numbers of the die it asks for."""
        line.gate = args.condition()
        ends = [end for end in ("least", "most") if end in args.row and end not in args.parameters]
        if ends and DIE not in args.known:
            here = ", ".join(args.known) or "none"
            args.refuse(ends[0], f"expected a block with '{DIE}' around it; known here: {here}")
        if ends:
            least = args.whole("least") if "least" in ends else None
            most = args.whole("most") if "most" in ends else None
            line.gate = both(line.gate, between(place_of(DIE, args.known), least, most))
        args.done(_AROUND)

    # -- what rules and texts read ----------------------------------------------------------------

    def table(self, moment: str, count: int) -> list[int]:
        """By source: the first line of what it does at a moment, or NO_LINE."""
        found = self.at[moment]
        return [found.get(source, NO_LINE) for source in range(count)]

    def lines_of(self, first: int) -> list[Effect[Any]]:
        """The lines of a list, from one of them on."""
        found: list[Effect[Any]] = []
        while first >= 0:
            line = self.runner.lines[first]
            found.append(line)
            first = line.after
        return found

    def walk(self, first: int, free: bool = True) -> Iterator[tuple[Effect[Any], bool]]:
        """The lines of a list and of all that stands in it; whether without cost or condition."""
        for line in self.lines_of(first):
            here = free and line.gate is None
            yield line, here
            if isinstance(line, Choose):
                for option in line.options:
                    open_to_all = option.gate is None and option.cost < 0
                    yield from self.walk(option.cost, False)
                    yield from self.walk(option.does, here and open_to_all)
                continue
            for one in line.args.parameters.values():
                if one.kind == BLOCK:
                    yield from self.walk(one.value, here)

    def unused(self) -> list[str]:
        """Words and moments that no row has."""
        words = [word for word in self.words if word not in self.used]
        return words + [moment for moment in self.moments if moment not in self.used_moments]
