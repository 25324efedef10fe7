// The coach's bubble stands beside what it points at: never over it, nor over anything that can be tapped now.
// Not by CSS anchors, which all engines know by now: they cannot go round the other things on the table.
// On a small screen there is no such room: there the words stay docked in their card, and only its tail looks for the thing.
const ROOM = matchMedia("(min-width: 48rem) and (min-height: 30.01rem)");
const POINTED = ".table [data-hint]";
// What must stay free, and what must be seen, more than half of it: the coach may speak of any of it.
const TAPPED = ".table [role=button][data-act], #choices button, #choices summary, .play > .bar .button";
const SEEN = ".table :is([data-tell], [data-act], p, h3), .coach-head, .play > .bar h1";
// What is drawn round a thing where the whole of it is larger than what is seen: pictures are cut off at their frames.
const FRAME = ":scope > .rim, :scope > .frame";
const GAP = 14;
const EDGE = 8;
// Where along a side it may stand, from flush with the one end of the thing to flush with the other.
const ALONG = [0.5, 0.3, 0.7, 0.1, 0.9, 0, 1];

// What it said last, and where it stood then, seen from the thing: it stays there as long as that goes.
let last = { words: "", left: 0, top: 0 };

// What is folded away is measured, too: it must be seen. Older browsers know only what takes no room.
const rectsOf = (selector) =>
    [...document.querySelectorAll(selector)]
        .filter((one) => !one.checkVisibility || one.checkVisibility())
        .map((one) => (one.querySelector(FRAME) ?? one).getBoundingClientRect())
        .filter((one) => one.width && one.height);

const box = (left, top, { width, height }) => ({ left, top, width, height, right: left + width, bottom: top + height });

const grown = (it, by) => box(it.left - by, it.top - by, { width: it.width + 2 * by, height: it.height + 2 * by });

function shared(one, other) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 0 && height > 0 ? width * height : 0;
}

/** What is pointed at: a row as a whole, from its one end to its other; else the first of several. */
function meant(things) {
    const [first] = things;
    const left = Math.min(...things.map((one) => one.left));
    const top = Math.min(...things.map((one) => one.top));
    const width = Math.max(...things.map((one) => one.right)) - left;
    const height = Math.max(...things.map((one) => one.bottom)) - top;
    return width < 1.5 * first.width || height < 1.5 * first.height ? box(left, top, { width, height }) : first;
}

/** Every place beside a thing, the nearest ones of each side first. */
function places(thing, size) {
    const { clientWidth, clientHeight } = document.documentElement;
    const within = (at, long, whole) => Math.min(Math.max(EDGE, at), whole - long - EDGE);
    return ALONG.flatMap((part) => {
        const left = within(thing.left + thing.width * part - size.width * part, size.width, clientWidth);
        const top = within(thing.top + thing.height * part - size.height * part, size.height, clientHeight);
        return [
            box(thing.right + GAP, top, size),
            box(thing.left - GAP - size.width, top, size),
            box(left, thing.bottom + GAP, size),
            box(left, thing.top - GAP - size.height, size),
        ];
    });
}

function fits(it) {
    const { clientWidth, clientHeight } = document.documentElement;
    return it.left >= EDGE && it.top >= EDGE && it.right <= clientWidth - EDGE && it.bottom <= clientHeight - EDGE;
}

/** The place that hides least, among those that hide nothing that is needed; none where there is no such. */
function best(things, size, words) {
    const thing = meant(things);
    const needed = [...[thing, ...things].map((one) => grown(one, GAP / 2)), ...rectsOf(TAPPED)];
    const free = (it) => fits(it) && !needed.some((one) => shared(it, one));
    if (last.words === words) {
        const before = box(thing.left + last.left, thing.top + last.top, size);
        if (free(before)) return before;
    }
    const seen = rectsOf(SEEN);
    const parts = (it) => seen.map((one) => shared(it, one) / (one.width * one.height));
    const hides = (it) => parts(it).reduce((sum, part) => sum + part, 0);
    const open = places(thing, size).filter((it) => free(it) && Math.max(0, ...parts(it)) <= 0.5);
    return open.reduce((least, it) => (least && hides(least) <= hides(it) ? least : it), undefined);
}

/** The side of a card that faces a thing, and where on it the tail is nearest. */
function point(card, it, thing) {
    const upright = thing.top >= it.bottom || thing.bottom <= it.top;
    const side = upright ? (thing.top >= it.bottom ? "below" : "above") : thing.left >= it.right ? "right" : "left";
    const [from, long, to] = upright
        ? [it.left, it.width, thing.left + thing.width / 2]
        : [it.top, it.height, thing.top + thing.height / 2];
    card.dataset.tail = side;
    card.style.setProperty("--tail", `${Math.min(Math.max(22, to - from), long - 22)}px`);
}

function undo(card) {
    delete card.dataset.tail;
    card.removeAttribute("style");
}

/** Puts the bubble where it belongs now. */
export function place() {
    const coach = document.getElementById("coach");
    const bubble = document.getElementById("bubble");
    if (!coach || !bubble) return;
    [coach, bubble].forEach(undo);
    // The card is lower without it: all is measured as it will be.
    bubble.classList.toggle("beside", ROOM.matches && rectsOf(POINTED).length > 0);
    if (bubble.matches(".beside") && stand(bubble)) return;
    bubble.classList.remove("beside");
    const [thing] = rectsOf(POINTED);
    if (thing) point(coach, coach.getBoundingClientRect(), thing);
}

/** Beside what it points at, if there is a place. */
function stand(bubble) {
    const things = rectsOf(POINTED);
    const words = bubble.textContent;
    const found = best(things, bubble.getBoundingClientRect(), words);
    if (!found) return false;
    const thing = meant(things);
    last = { words, left: found.left - thing.left, top: found.top - thing.top };
    bubble.style.left = `${found.left}px`;
    bubble.style.top = `${found.top}px`;
    point(bubble, found, thing);
    return true;
}

let asked = 0;
function soon() {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(place);
}
// Whatever moves the thing, or the room around it: scrolling anything, another window, a piece that has arrived.
for (const kind of ["scroll", "resize", "transitionend", "toggle"]) {
    addEventListener(kind, soon, { capture: true, passive: true });
}
