"""The golden games of The Spirit of Eden."""

from golden_make import Golden

GOLDEN = {
    "lost": Golden("SE-25", bot="random"),
    "won": Golden("SE-24", spoken=True),
    # A horde meets two shields; no bot of ours gathers its allies like that.
    "shields": Golden("SE-25", bot=""),
    "all-modes": Golden(
        "SE-25",
        options={"modes": ("celestial", "fearless", "resurrection", "ravage", "weakness")},
    ),
}
