// Puts new markup into the page, and touches only what differs: focus, motion and what was unfolded stay.
// In JavaScript, because it is asked at every node and attribute: each question to Python would cost more than its answer.
import { Idiomorph } from "idiomorph";
import { place } from "./bubble.js";

// What a player has changed in them is no attribute, and is put right by merging.
const FIELDS = "input, select, textarea";

const holdsFields = (node) => node instanceof HTMLElement && (node.matches(FIELDS) || node.querySelector(FIELDS));

const merging = {
    morphStyle: "innerHTML",
    callbacks: {
        /** What is the same already is left alone, with all that is in it. */
        beforeNodeMorphed: (node, fresh) =>
            !fresh.dataset?.same && (!node.isEqualNode(fresh) || Boolean(holdsFields(node))),
        /** What the player unfolded stays unfolded. */
        beforeAttributeUpdated: (name, node) => name !== "open" || node.tagName !== "DETAILS",
    },
};

// What `block` of eden/kit/svg.py marked, as it was drawn last, by the id of its element.
const drawn = new Map();
const BLOCK = /<!--=(.+?)-->(<(\w+).*?)<!--=-->/gs;

/** A block that is on the page as it is written here is not read again; an empty one stands for it. */
function unlessSame(_, id, block, tag) {
    if (drawn.get(id) === block && document.getElementById(id)) {
        return `<${tag} id="${id}" data-same="yes"></${tag}>`;
    }
    drawn.set(id, block);
    return block;
}

/** Makes the content of an element what the markup says. */
export function merge(root, markup) {
    const fresh = document.createElement("template");
    fresh.innerHTML = markup.replace(BLOCK, unlessSame);
    Idiomorph.morph(root, fresh.content, merging);
    place();
}

/** A line of the log gets the address of its moment when somebody reaches for it: were it written before, each choice
    would write all lines anew. */
function address({ target }) {
    const line = target.closest?.("a.line");
    if (line) line.setAttribute("href", `${location.hash.split("@")[0]}@${line.dataset.value}`);
}
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, address);
