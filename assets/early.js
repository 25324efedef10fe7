// A classic script in the head, so that language and theme are settled before anything is painted; and so that it can
// speak when nothing else has come. LANGUAGES and WORDS are put here by the build.
(() => {
    const kept = (key) => {
        try {
            return localStorage.getItem(key);
        } catch {
            return null; // storage is forbidden here: the defaults do
        }
    };
    const root = document.documentElement;
    const spoken = navigator.language?.toLowerCase().split("-")[0];
    const named = LANGUAGES.find((one) => location.pathname.endsWith(`.${one}.html`)); // a rulebook has its own
    const browser = LANGUAGES.find((one) => one === spoken) ?? "en";
    root.lang = named ?? kept("eden.lang") ?? browser;
    root.dataset.theme = kept("eden.theme") ?? "auto";
    // A browser may offer to install the games before Python is there; the app asks for it later.
    addEventListener("beforeinstallprompt", (offer) => {
        offer.preventDefault();
        globalThis.edenInstall = offer;
    });
    let plain = false;
    const missing = ({ target }) => {
        if (target.rel === "stylesheet") plain = true;
    };
    addEventListener("error", missing, true);
    const say = (sentence) => {
        const box = Object.assign(document.createElement("div"), { id: "notice-missing", className: "notice" });
        box.setAttribute("role", "alert");
        box.append(Object.assign(document.createElement("p"), { textContent: sentence }));
        const words = WORDS[root.lang] ?? WORDS.en;
        const again = Object.assign(document.createElement("button"), { type: "button", textContent: words.reload });
        again.addEventListener("click", () => location.reload());
        if (location.protocol !== "file:") box.append(again);
        // At the top of the page, which is where it is read even without its style sheet.
        document.body.prepend(box);
    };
    addEventListener("load", () => {
        removeEventListener("error", missing, true);
        const words = WORDS[root.lang] ?? WORDS.en;
        const dead = document.querySelector("script[type=py]") && !root.dataset.python;
        if (dead) say(location.protocol === "file:" ? words.disk : words.missing);
        else if (plain) say(words.plain);
    });
    if (location.hash.length > 1) root.dataset.link = ""; // a game will open: the home need not show first
})();
