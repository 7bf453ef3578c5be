"""The lab on a Ray cluster of two nodes on loopback, and what is said where Ray is missing."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.lab import sim
from dustboard.lab.experiments import ray_workers
from dustboard.lab.experiments.plan import Plan
from dustboard.lab.experiments.workers import LocalWorkers, contents
from dustboard.lab.failures import BadExperiment

pytestmark = pytest.mark.slow

SOURCES = Path(dustboard.__file__).parent.parent
WAR = """\
title = "wftw"
seats = ["random", "random"]
games = 8
[options]
victory_goal = 8
[[variant]]
name = "rich"
cards.bu02.effect.0.gain.scrap = 9
"""


def test_without_ray_the_lab_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    with pytest.raises(BadExperiment, match=r"dustboard\[ray\].*--jobs"):
        ray_workers.cluster("auto")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes with a core each, on loopback."""
    if find_spec("ray") is None:
        pytest.skip("ray is not installed (pip install 'dustboard[ray]')")
    paths = [str(SOURCES), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # read when ray is imported: without it the nodes look for an address outside loopback
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        cluster = started()
        try:
            yield cluster.address
        finally:
            cluster.shutdown()


def started(tries: int = 3) -> Any:
    """A cluster that has come up; a busy machine may need more than one try, Ray waits for 30 s."""
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    cluster = Cluster(initialize_head=False)
    try:
        cluster.add_node(**node, include_dashboard=False)
        cluster.add_node(**node)
        cluster.wait_for_nodes()
    except (Exception, SystemExit):
        cluster.shutdown()
        if tries == 1:
            raise
        return started(tries - 1)
    return cluster


def played(workers: Any, plan: Plan) -> list[Any]:
    futures = [
        workers.submit(variant, start, start + 2)
        for start in range(0, 8, 2)
        for variant in plan.variants
    ]
    return [row for future in futures for row in future.result().rows]


def test_two_nodes_give_the_games_of_one_process(address: str) -> None:
    plan = Plan("war.toml", WAR)
    local = LocalWorkers(plan.variants, 1)
    try:
        alone = played(local, plan)
    finally:
        local.close(now=False)
    workers = ray_workers.RayWorkers(contents(plan.variants), address)
    try:
        assert workers.size == 2
        assert len(workers.nodes()) == 2
        assert played(workers, plan) == alone
    finally:
        workers.close(now=True)


def test_a_wrong_change_comes_back_from_the_cluster(address: str) -> None:
    variants = Plan("war.toml", WAR.replace("bu02", "bu92")).variants
    workers = ray_workers.RayWorkers(contents(variants), address)
    try:
        with pytest.raises(BadExperiment, match=r"^war.toml:8: wftw has no row 'bu92'"):
            workers.submit(variants[1], 0, 0).result()
    finally:
        workers.close(now=True)


def test_sim_plays_on_the_cluster(address: str, tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    for file, where in zip(files, ("--jobs=1", f"--ray={address}"), strict=True):
        words = ("wftw", "--seats=random,random", "--games=20", where, f"--json={file}")
        assert sim.run(parser.parse_args(words)) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
