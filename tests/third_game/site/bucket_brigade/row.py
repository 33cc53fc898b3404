"""All that the other layers know of the game; what is left out, they do in their own way."""

from firehouse.core.row import GameRow

ROW = GameRow(
    id="bucket-brigade",
    title="Bucket Brigade",
    line="A lane on fire: fill buckets at the well, pass them on, throw.",
    rulesets="bucket_brigade.rulesets",
    tonight=("bucket-brigade/lane",),
    encoding="bucket_brigade.env:ENCODING",
)
