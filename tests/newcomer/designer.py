"""A designer: a plan of their own, an experiment about it, a report, and what a change costs."""

from pathlib import Path

from steps import firehouse

assert "parking spaces" in firehouse("help", "docs/files.md")
firehouse("template", "plan", "--out", "mine.plan")
plan = Path("mine.plan")
plan.write_text(plan.read_text().replace("title: ", "title: My ", 1))
assert "won" in firehouse("simulate", "flashpoint/family", "--plan", "mine.plan", "--games", "3")

Path("mine.toml").write_text(
    """
name = "mine"
seed = 1
games = 6
traced = 2
drama = 0

[[cells]]
rulesets = "flashpoint/family"
crews = [2, 3]
label = "my plan"
files = { plan = "mine.plan" }
"""
)
firehouse("lab", "run", "mine.toml")
firehouse("lab", "report", "mine")
report = next(Path(".").rglob("report.html")).read_text()
assert "my plan" in report
assert "points" in firehouse("lab", "compare", "mine", "--cells", "0", "1")
print("Reported.")
