"""What the eastern camp says, by kind of card: needs with their names, justifications, effects."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_

from ..data import Kind

# The need, and how it is put into words when it is heard at last.
NEEDS: Final = (
    (N_("safety"), N_("We want to hear a door slam without fearing for our children.")),
    (N_("being heard"), N_("We want somebody to listen to the end, without answering at once.")),
    (N_("dignity"), N_("We want to be looked in the eye and called by our names.")),
    (N_("belonging"), N_("We want a place among the others, and not at the edge.")),
    (N_("food and water"), N_("We want clear water in the well and bread on the table again.")),
    (
        N_("healing"),
        N_("We want our wounds to be looked after, those that bleed and those inside."),
    ),
    (N_("hope"), N_("We want to plant trees again, and to sit in their shade one day.")),
    (N_("a home"), N_("We want to come back to a door that opens with our own key.")),
)

JUSTIFICATIONS: Final = (
    N_("They began it; we are only trying to end it."),
    N_("If we step back now, everything was in vain."),
    N_("My brother stood on that bridge. Don’t talk to me about patience."),
    N_("We have shaken hands twice, and twice it meant nothing."),
    N_("As long as we kept quiet, nobody noticed that we exist."),
    N_("The children went to bed hungry again; somebody must answer for that."),
    N_("We would stop at once, if only they stopped first."),
    N_("Whoever finds peace so simple has never spent a winter in a cellar."),
    N_("If I show how tired I am, it will be taken for weakness."),
)

EFFECTS: Final = {
    Kind.ATTACKS: (N_("Something moved over there. We can’t afford to wait and see."),),
    Kind.SIEGE: (
        N_("We said: not one step closer. They took two."),
        N_("If nobody protects us, we will do it ourselves, along the whole line."),
        N_("We have talked enough. Perhaps they will hear this."),
        N_("Our market burned yesterday, and today you bring us questions."),
    ),
    Kind.DRAIN: (N_("You speak so gently. Where were you when we called for help?"),),
    Kind.TIRE: (N_("For ten years we have been explaining this. Shall we start again?"),),
    Kind.RECALL: (N_("Not today. Come back when somebody wants to hear the answer."),),
    Kind.UPROOT: (N_("They know where we are. We break camp before dawn."),),
    Kind.FORGET: (N_("What we said yesterday was used against us. We have said nothing."),),
    Kind.EXHAUST: (N_("First the permits, then the waiting room. With us, things have an order."),),
    Kind.DESTROY: (N_("We buried everything there. If we can’t live there, nobody will."),),
    Kind.CALM: (N_("We shouted, and you stayed. All right: tonight it will be quiet there."),),
}
