"""The golden games of Edenia."""

from golden_make import Golden

GOLDEN = {
    "race": Golden("ED-20", seats=2),
    "law": Golden("ED-21", seats=3, spoken=True),
    "prestige": Golden("ED-22", seats=4, options={"law": ("no",)}),
    "lambs": Golden("ED-131", bot="random", seats=2, options={"lambs": ("yes",)}),
}
