"""Tutorials: scripted games that a learner plays for real. docs/adding-a-tutorial.md tells how.

>>> [step.id for step in load("wftw").step][:3]
['look', 'collect', 'target']
>>> taught("_template")
False
"""

from dustboard.tutorials.progress import Stand, stand
from dustboard.tutorials.rehearsal import load
from dustboard.tutorials.rivals import rival_answers
from dustboard.tutorials.script import LessonPart, Tutorial, taught
from dustboard.tutorials.speech import DEVICES, Spoken, goal, hint, spoken

__all__ = [
    "DEVICES",
    "LessonPart",
    "Spoken",
    "Stand",
    "Tutorial",
    "goal",
    "hint",
    "load",
    "rival_answers",
    "spoken",
    "stand",
    "taught",
]
