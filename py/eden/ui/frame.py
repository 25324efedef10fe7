"""What the site says where no Python runs: while it starts or fails, and round a rulebook.

The build says it in every language and puts it into the scripts and pages.
"""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_

# For assets/boot.js, by the names that it calls them.
BOOT: Final = {
    "old": N_(
        "This browser is too old for the games: it lacks WebAssembly or another part they need. "
        "The rules can be read all the same."
    ),
    "failed": N_(
        "The games could not start. Please reload the page; if that does not help, try another "
        "browser."
    ),
    "broken": N_("Something went wrong. Your game is saved up to the last move: reload to go on."),
    "saving": N_("Saving the games on this device, to play without a network:"),
    "saved": N_("Saved. You can now play without a network."),
    "unsaved": N_(
        "The games could not be saved whole for use without a network. You can play on; the next "
        "visit goes on saving where this one stopped."
    ),
    "room": N_(
        "This browser has too little room to save the games for use without a network. With one "
        "you can play all the same."
    ),
    "slow": N_(
        "The games take unusually long to start. On a slow network that can be; else reload the "
        "page."
    ),
    "ready": N_("A new version is ready."),
    "update": N_("A new version is ready. Your games are kept."),
    "changed": N_(
        "A new version is ready. It has other rules for {games}: games of it that are not over "
        "cannot be played on there. Finish them first, or save them."
    ),
    "wait": N_("Wait"),
    "close": N_("Close"),
    "reload": N_("Reload"),
    "later": N_("Later"),
}

# For assets/early.js: where a part of the page itself is missing.
EARLY: Final = {
    "missing": N_(
        "The games could not start: a part of this page did not arrive. Please reload it."
    ),
    "disk": N_(
        "Opened as a file from a disk this page cannot start the games: browsers forbid it. Open "
        "it from a website. The rules can be read all the same."
    ),
    "plain": N_("The style of this page did not arrive. Please reload it."),
    "reload": N_("Reload"),
}

# Where a browser runs no script at all.
NO_SCRIPT: Final = N_(
    "The games are written in Python that runs in your browser: they need JavaScript. The rules "
    "can be read without it."
)

# What a device says of the games once they are installed.
INSTALLED: Final = N_(
    "Edenia, The Spirit of Eden, Ultimédiation: three board games about paradise."
)

# The frame of a rulebook, and the mark of a rule that is not printed in the box.
RULEBOOK: Final = {
    "contents": N_("Contents"),
    "search": N_("Search the rules"),
    "none": N_("No rule says that."),
    "skip": N_("Skip to the rules"),
    "try": N_("Try it"),
    "ours": N_("ours"),
    "why": N_("A ruling or a value of this project, not printed in the original rulebook"),
}
