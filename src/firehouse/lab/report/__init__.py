"""Reports of experiments: a page with pictures and games to replay, and comparisons in pairs."""

from firehouse.lab.report.comparing import compare
from firehouse.lab.report.comparison_page import comparison_svg, write_comparison
from firehouse.lab.report.page import write_report
from firehouse.lab.report.sentences import comparison_lines

__all__ = [
    "compare",
    "comparison_lines",
    "comparison_svg",
    "write_comparison",
    "write_report",
]
