"""Why the kernel refuses something: a key with its arguments, and what that is in English.

Other languages are kept by the same keys in the folder `text` beside this file, which the kernel
does not read; `dustboard.reasons` puts a reason into the words of its reader.

>>> reason = Reason("undo-nothing", {"seat": 1})
>>> str(reason)
'seat 1 has not answered anything yet'
>>> str(Reason("cannot-undo", {"reason": reason}))
"you can't undo this: seat 1 has not answered anything yet"
"""

from __future__ import annotations

from typing import Final

from .decisions import Message

ENGLISH: Final[dict[str, str]] = {
    # taking back
    "cannot-undo": "you can't undo this: {reason}",
    "undo-nothing": "seat {seat} has not answered anything yet",
    "undo-carried": "it was carried over from another version",
    "undo-made-up": "it is a made-up world, which has no record",
    "undo-revealed": "the choices of this step have been revealed",
    "undo-secret": "the next step has begun, and others are choosing in secret",
    "undo-others": "somebody else has answered since",
    "undo-luck": "dice have been rolled or cards drawn since",
    "undo-ended": "the game is over and its seed is public",
    "undo-uncovered": "something hidden has been shown since",
    "undo-card": "a hidden card has been shown since",
    "undo-read": "something new has been read since",
    # answers
    "answer-index": "option {answer} does not exist; there are {count}, counted from 0",
    "answer-kind": "an answer is a key or an index, not {kind}",
    "answer-over": "the game is over; there is nothing to answer",
    "answer-others": "seat {seat} has nothing to answer now; waiting for seat {waiting}",
    "answer-nothing": "seat {seat} has nothing to answer now",
    "answer-closed": "decision {decision} is closed; the table has moved on",
    "answer-no-option": "{key} is not an option now",
    "answer-options": "{key} is not an option now; choose one of: {some}",
    "no-such-seat": "there is no seat {seat}; seats are 0 to {last}",
    # laying a table
    "unknown-title": "there is no title {title}; choose one of: {titles}",
    "bad-players": "{title} is for {low} to {high} players, not {players}",
    "players-fit": "with these options {title} is for {low} to {high} players, not {players}",
    "players-only": "with these options {title} is for exactly {low}, not {players}",
    "bad-seed": "the seed is {seed}; it is a whole number from 0 to 2**{bits}-1",
    "bad-option": "option {name} is {value}; it can be {allowed}",
    "option-whole": "a whole number from {low} to {high}",
    "option-or": "{first} or {rest}",
    "unknown-option": "there is no option {name}; choose one of: {known}",
    "no-options": "there is no option {name}; this title has none",
    "option-form": "option {text}: expected name=value",
    "option-near": "there is no option {name}; did you mean {known}?",
    "no-such-option": "there is no option {name}; choose one of: {known}",
    "option-twice": "option {name} is given twice",
    "fork-carried": "the game can't be played again: {reason}",
    "fork-nowhere": "the record has {count} answers; there is no position {at}",
    # records
    "record-no-title": "this is not a Dustboard record: it has no title",
    "record-kind": "a record is an object, not {kind}",
    "record-format": "this is not a Dustboard record: 'format' is {found}, not {right}",
    "record-version": "record version {found} is not known; this program reads version {right}",
    "record-lacks": "the record has no {name}; it may be cut short",
    "record-field": "{name} in the record is not of kind {kind}",
    "record-luck": "the record uses luck of kind {found}, not {right}",
    "record-answer": "answer {index} of the record is {row}, not a seat and a key",
    "record-seed": "'seed' is {seed}, not hex digits",
    "record-seed-long": "'seed' has more than {bits} bits",
    "record-title": "the record is for title {found}, not {right}",
    "record-cards": "the record was played with version {found} of the cards; this is version"
    " {right}",
    "record-table": "the record's table can't be laid: {error}",
    "record-refused": "answer {index} of the record is refused: {error}",
    "record-digest": "the record does not end where it says it does (digest {digest}, not"
    " {said}); it was written by engine {engine}, this is {here}",
    # snapshots, and games that another version has played
    "snapshot-lacks": "the snapshot has no {name}; it may be cut short",
    "snapshot-table": "the snapshot's table can't be laid: {error}",
    "snapshot-damaged": "the snapshot is damaged: {error}",
    "snapshot-digest": "the snapshot does not match its own digest; it is damaged",
    "snapshot-answers": "the snapshot's answers are not those of its record; it is damaged",
    "layout-kind": "the layout of the snapshot is not text; it is damaged",
    "layout-row": "the layout of the snapshot has a row {kind}; it is damaged",
    "layout-short": "the layout of the snapshot is cut short",
    "carry-moved": "the game can't be carried over to this version: {moved}",
    "carry-program": "the game is in the middle of {name}, which this version does not have",
    "carry-ask": "the game asks for {name}, which this version does not ask",
}


class Reason(Message):
    """A message of the kernel itself; an argument may be another reason, or an error."""

    __slots__ = ()

    def __str__(self) -> str:
        return ENGLISH[self.key].format(**self.args)
