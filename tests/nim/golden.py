"""The golden games of nim."""

from golden_make import Golden

GOLDEN = {
    "wins": Golden("NI-6", seats=2, spoken=True),
    "loses": Golden("NI-7", bot="random", seats=2, options={"last": ("loses",)}),
}
