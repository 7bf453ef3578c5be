"""`dustboard print TITLE`: cards, tokens, sheets, boards and books of a title as PDF files."""

from __future__ import annotations

import argparse
from pathlib import Path

import dustboard
from dustboard.cli.complaint import FAILED, FINE, Complaint
from dustboard.cli.files import typed_path
from dustboard.cli.words import add_language, complain, said
from dustboard.kernel.papers import Deck
from dustboard.print.layout import DUPLEX, PAPERS
from dustboard.print.setting import Wish, printed, title_in
from dustboard.typeset import CannotTypeset, need_typst


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--deck", metavar="NAME")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4")
    add_language(parser)
    parser.add_argument(
        "--duplex",
        choices=DUPLEX,
        default="long",
    )
    parser.add_argument("--out", metavar="DIR", default=".")


def run(args: argparse.Namespace) -> int:
    """Write one PDF for each deck, board and book; exit 2 if there is no such title or deck."""
    papers = {paper.id: paper for paper in dustboard.title(args.title).papers(args.lang)}
    if not papers:
        raise complain("wrong-no-papers", title=args.title)
    if args.list:
        for paper in papers.values():
            print(f"{paper.id}  {paper.name}")
        return FINE
    if args.deck is not None and args.deck not in papers:
        raise complain(
            "wrong-paper", title=args.title, deck=repr(args.deck), known=", ".join(papers)
        )
    try:
        need_typst()
    except CannotTypeset as error:
        raise Complaint(error.line(), FAILED) from None
    folder = _folder(typed_path(args.out))
    name = title_in(args.lang, args.title, dustboard.title(args.title).name)
    wish = Wish(name, args.lang, PAPERS[args.paper], args.duplex)
    chosen = [papers[args.deck]] if args.deck is not None else list(papers.values())
    for number, paper in enumerate(chosen, start=1):
        pieces = ""
        if isinstance(paper, Deck):
            copies = sum(piece.copies for piece in paper.pieces)
            pieces = f", {said(args.lang, 'pieces', n=copies)}"
        print(f"[{number}/{len(chosen)}] {paper.name}{pieces}", end=" ", flush=True)
        path = folder / f"{args.title}-{paper.id}-{args.paper}-{args.lang}.pdf"
        data = printed(paper, wish)
        try:
            path.write_bytes(data)
        except OSError as error:
            why = error.strerror or str(error)
            raise complain("file-unwritten", FAILED, path=str(path), why=why) from None
        print(f"-> {path}")
    return FINE


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise complain("file-no-place", path=str(path), why=why) from None
    return path
