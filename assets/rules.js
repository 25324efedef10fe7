// The search box of a rulebook page: only sections and rules that hold every word stay visible.
const field = document.getElementById("search");
const none = document.getElementById("none");
const blocks = [...document.querySelectorAll("main > p:not(.rulebook-search, #none), main > ul, main > table")];

/** Small letters without accents, so that "deplacer" finds "déplacer". */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const texts = new Map(blocks.map((block) => [block, plain(block.textContent)]));

/** A word may be the beginning or the middle of one, but SE-1 does not mean SE-12. */
const holds = (text, word) => (/^[a-z]{2}-\d+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word));

function hasMatch(heading) {
    for (let next = heading.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) {
        if (texts.has(next) && !next.hidden) return true;
    }
    return false;
}

function filter() {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    for (const [block, text] of texts) block.hidden = !words.every((word) => holds(text, word));
    for (const heading of document.querySelectorAll("main > h2")) heading.hidden = !hasMatch(heading);
    document.querySelector("main > nav").hidden = words.length > 0;
    none.textContent = blocks.every((block) => block.hidden) ? none.dataset.sentence : "";
}

field?.addEventListener("input", filter);
// Whoever changes the language here wants it in the games too, and to stay at the same rule.
for (const link of document.querySelectorAll("[data-language]")) {
    link.addEventListener("click", () => {
        link.hash = location.hash;
        try {
            localStorage.setItem("eden.lang", link.dataset.language);
        } catch {} // storage is forbidden here: the page itself has the language in its name
    });
}
