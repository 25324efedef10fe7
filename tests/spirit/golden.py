"""The golden games of The Spirit of Eden."""

from golden_make import Golden

GOLDEN = {
    "lost": Golden("SE-25", bot="random"),
    "won": Golden("SE-24"),
    "all-modes": Golden(
        "SE-25",
        options={"modes": ("celestial", "fearless", "resurrection", "ravage", "weakness")},
    ),
}
