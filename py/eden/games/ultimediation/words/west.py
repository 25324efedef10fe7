"""What the western camp says, by kind of card: needs with their names, justifications, effects."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_

from ..data import Kind

# The need, and how it is put into words when it is heard at last.
NEEDS: Final = (
    (N_("freedom"), N_("We want to decide for ourselves how we live and where we go.")),
    (N_("trust"), N_("We want to rely on a given word, and to see ours believed.")),
    (N_("rest"), N_("We want to lay this weight down and to sleep through a whole night.")),
    (N_("fairness"), N_("We want one measure for everybody, for us as for the others.")),
    (N_("mourning"), N_("We want time to weep for those we lost, and someone beside us.")),
)

JUSTIFICATIONS: Final = (
    N_("We must strike hard once, so that we never have to again."),
    N_("We held out our hand, and they looked at our boots."),
    N_("Somebody has to keep order, and it always falls to us."),
    N_("I haven’t slept for nine nights. Don’t ask me to be kind."),
    N_("In our place they would do the same. Anybody would."),
)

EFFECTS: Final = {
    Kind.ATTACKS: (
        N_("Nobody ever understood us in any other language."),
        N_("It was our turn. It is always somebody’s turn."),
        N_("The orders went out before you came in. I couldn’t call them back."),
    ),
    Kind.SIEGE: (
        N_("We announced it. Should our word count for nothing now?"),
        N_("The whole line, and now, so that it is over at last."),
    ),
    Kind.DRAIN: (N_("And who asked you to save us? You look worn out yourself."),),
    Kind.TIRE: (
        N_("While you take notes in here, they are digging graves out there."),
        N_("And now tell us once more, from the beginning, why you came."),
        N_("We have heard all that before, from people who looked less tired than you."),
    ),
    Kind.RECALL: (
        N_("This is our house. When we want guests, we will send for them."),
        N_("Your hour is over. The car is waiting, and it goes back to where you came from."),
    ),
    Kind.UPROOT: (N_("Load the trucks. Nobody will find us in our beds a second time."),),
    Kind.FORGET: (N_("Who told you that? Here nobody speaks without the others knowing."),),
    Kind.EXHAUST: (
        N_("Wait here. Somebody will see you. No, we can’t say when."),
        N_("A stamp is missing. The office that has the stamp opens at four."),
        N_("Do sit down. First we read the minutes of the last nine meetings."),
    ),
    Kind.DESTROY: (N_("Rather no valley at all than one more night of looking at it in fear."),),
    Kind.CALM: (
        N_("Across the river they played a tune that we know. Not tonight, not there."),
        N_("My daughter asked me what it is good for. Over there, we stop."),
        N_("Let them fetch their dead. Nobody shoots while somebody weeps."),
    ),
}
