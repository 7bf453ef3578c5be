"""OpenSpiel takes a table, by its own simulation test."""

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="open_spiel is not installed: pip install open_spiel"
)

from open_spiel.python.rl_environment import Environment  # noqa: E402

from dustboard.envs import openspiel  # noqa: E402


def game_of(more: str = "") -> object:
    """Two seats of wftw."""
    return pyspiel.load_game(f"{openspiel.SHORT_NAME}(title=wftw,players=2{more})")


def test_openspiel_plays_random_games() -> None:
    pyspiel.random_sim_test(game_of(), num_sims=2, serialize=False, verbose=False)


def test_a_seed_is_the_same_game_and_a_clone_stands_alone() -> None:
    game = game_of(",seed=5")
    one, two = game.new_initial_state(), game.new_initial_state()
    assert str(one) == str(two)
    twin = one.clone()
    before = str(one)
    twin.apply_action(twin.legal_actions()[0])
    assert (str(one), str(twin) == before) == (before, False)
    assert twin.history() != one.history()


def test_options_of_a_table_are_parameters() -> None:
    wk1 = pyspiel.load_game("dustboard(title=wk1,players=2,options=mission:savior,seed=1)")
    assert wk1.new_initial_state().game.options["mission"] == "savior"


def test_learners_of_openspiel_can_play() -> None:
    env = Environment(game_of())
    step = env.reset()
    for _ in range(20):
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert len(step.observations["info_state"][0]) == game_of().features.size
