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
)

JUSTIFICATIONS: Final = (
    N_("They began it; we are only trying to end it."),
    N_("If we step back now, everything was in vain."),
    N_("My brother stood on that bridge. Don’t talk to me about patience."),
    N_("We have shaken hands twice, and twice it meant nothing."),
    N_("As long as we kept quiet, nobody noticed that we exist."),
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
    Kind.UPROOT: (
        N_("They know where we are. We break camp before dawn."),
        N_("Too many strangers know the way to this tent. Tonight it will stand elsewhere."),
        N_("In the last war my mother moved us every month. She was right. Pack."),
        N_("Nobody stays where the sky has found them once."),
    ),
    Kind.FORGET: (N_("What we said yesterday was used against us. We have said nothing."),),
    Kind.EXHAUST: (N_("First the permits, then the waiting room. With us, things have an order."),),
    Kind.DESTROY: (
        N_("We buried everything there. If we can’t live there, nobody will."),
        N_("Salt the field and fill in the well. Then at least nobody can take it from us."),
    ),
    Kind.CALM: (
        N_("Somebody asked after my mother. Nobody had, all year. Tonight we hold our fire."),
        N_("We shouted, and you stayed. All right: tonight it will be quiet there."),
        N_("You asked what I miss. The evenings. Let there be one."),
        N_("Tell the people on the hill that they can sleep. I have called our men back."),
    ),
}
