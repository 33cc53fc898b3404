"""Metrics: every number that a server keeps, in a registry of its own."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from firehouse.server.metrics import Metrics


def numbers(metrics):
    """Every sample by name and labels."""
    families = text_string_to_metric_families(metrics.exposition().decode())
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def test_what_was_counted_is_told():
    metrics = Metrics()
    metrics.tables.set(3)
    metrics.connections.inc()
    metrics.commands.labels("play", "done").inc()
    metrics.moves.observe(0.02)
    metrics.observe_storage("commit", 0.004)
    metrics.thinking.labels("search").observe(1.2)
    metrics.advice.labels("hint").observe(0.4)

    told = numbers(metrics)

    assert told["firehouse_tables_live",] == 3
    assert told["firehouse_connections",] == 1
    assert told["firehouse_commands_total", "done", "play"] == 1
    assert told["firehouse_move_seconds_count",] == 1
    assert told["firehouse_move_seconds_bucket", "0.025"] == 1
    assert told["firehouse_move_seconds_bucket", "0.01"] == 0
    assert told["firehouse_storage_seconds_sum", "commit"] == 0.004
    assert told["firehouse_thinking_seconds_count", "search"] == 1
    assert told["firehouse_advice_seconds_count", "hint"] == 1
    assert told["process_resident_memory_bytes",] > 0


def test_two_servers_in_one_process_do_not_share_numbers():
    one, other = Metrics(), Metrics()
    one.tables.set(3)
    assert numbers(other)["firehouse_tables_live",] == 0


def test_only_moves_that_were_played_are_timed(server):
    """A refusal is quick, and would make the server seem so."""
    metrics = server.service.resources.metrics
    anna = server.make().sit()
    before = numbers(metrics)["firehouse_move_seconds_count",]

    assert anna.play("nonsense")["type"] == "refused"
    assert anna.play_any()["type"] == "done"
    anna.ask("why", action="end")

    assert numbers(metrics)["firehouse_move_seconds_count",] == before + 1
