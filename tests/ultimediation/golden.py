"""The golden games of Ultimédiation."""

from golden_make import Golden

GOLDEN = {
    "won": Golden("UM-97", spoken=True),
    "row": Golden("UM-98", options={"difficulty": ("advanced",)}),
    "seven": Golden(
        "UM-99",
        options={
            "characters": ("7",),
            "difficulty": ("expert",),
            "variants": ("pyramids",),
        },
    ),
    # No bot of ours seeks the pyramids: a team did.
    "pyramids": Golden("UM-106", bot=""),
}
