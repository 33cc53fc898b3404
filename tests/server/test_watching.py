"""The dashboard and the alerts ask for metrics, labels and answers that a server tells."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from firehouse.server.tables.live import LiveTable

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
ALERTS = yaml.safe_load((DEPLOY / "prometheus-alerts.yml").read_text())
METRIC = re.compile(r"\b((?:firehouse|process|python)_\w+)(\{[^}]*\})?")
LABEL = re.compile(r'(\w+)\s*=~?\s*"([^"]*)"')
GIVEN_BY_PROMETHEUS = {"job", "instance", "le"}


def questions() -> list[str]:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    asked += [variable["query"] for variable in DASHBOARD["templating"]["list"]]
    return asked + [rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]]


@pytest.fixture(scope="module")
def told(server) -> dict[str, dict[str, set[str]]]:
    """Every sample's name after some play, with its labels and their values."""
    anna = server.make().sit()
    anna.play_any()
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(LiveTable, "do", None)
        anna.play_any()
    metrics = server.service.resources.metrics
    metrics.thinking.labels("search").observe(0.1)
    metrics.advice.labels("hint").observe(0.1)
    metrics.faults.labels("bus", "away").inc(0)
    metrics.refused.labels("tables").inc(0)
    found: dict[str, dict[str, set[str]]] = {}
    for family in text_string_to_metric_families(server.http.get("/metrics").text):
        for sample in family.samples:
            labels = found.setdefault(sample.name, {})
            for name, value in sample.labels.items():
                labels.setdefault(name, set()).add(value)
    return found


def test_every_metric_that_is_asked_for_is_told_with_its_labels(told):
    asked = [(m[1], m[2] or "") for text in questions() for m in METRIC.finditer(text)]

    assert len(asked) > 20
    for name, labels in asked:
        assert name in told, name
        for label, _ in LABEL.findall(labels):
            assert label in told[name] or label in GIVEN_BY_PROMETHEUS, (name, label)


def test_what_is_grouped_by_is_a_label(told):
    """Also the names in legends and sentences."""
    known = {label for labels in told.values() for label in labels} | GIVEN_BY_PROMETHEUS
    for text in questions():
        for group in re.findall(r"by \(([^)]*)\)", text):
            assert set(re.split(r",\s*", group)) <= known, text
    texts = [t["legendFormat"] for panel in DASHBOARD["panels"] for t in panel["targets"]]
    texts += [str(rule["annotations"]) for g in ALERTS["groups"] for rule in g["rules"]]
    for name in re.findall(r"\{\{ ?(?:\$labels\.)?(\w+) ?\}\}", " ".join(texts)):
        assert name in known, name


def test_values_that_are_asked_for_can_come(told):
    """A part that does not exist, or an answer that never comes, would stay silent for ever."""
    for text in questions():
        for name, labels in METRIC.findall(text):
            for label, value in LABEL.findall(labels):
                if label not in GIVEN_BY_PROMETHEUS:
                    assert value in told[name][label], text


def test_every_metric_of_ours_is_watched(told):
    """What nobody looks at need not be counted."""
    asked = " ".join(questions())
    ours = {name for name in told if name.startswith("firehouse_")}
    bare = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in ours}

    assert {name for name in bare if name.removesuffix("_total") not in asked} == set()


def test_alerts_say_what_to_do():
    for group in ALERTS["groups"]:
        names = [rule["alert"] for rule in group["rules"]]
        assert len(set(names)) == len(names)
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"].keys() == {"summary", "action"}
            assert rule["annotations"]["summary"].endswith(".")
