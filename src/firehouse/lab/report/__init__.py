"""Reports of experiments: a page with pictures and games to replay, and comparisons in pairs."""

from firehouse.lab.report.comparison import compare
from firehouse.lab.report.page import comparison_svg, write_comparison, write_report
from firehouse.lab.report.words import comparison_lines

__all__ = [
    "compare",
    "comparison_lines",
    "comparison_svg",
    "write_comparison",
    "write_report",
]
