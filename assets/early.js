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
    const of = (all, wanted) => all.find((one) => one === wanted); // what is kept may be damaged
    const spoken = navigator.language?.toLowerCase().split("-")[0];
    const named = LANGUAGES.find((one) => location.pathname.endsWith(`.${one}.html`)); // a rulebook has its own
    root.lang = named ?? of(LANGUAGES, kept("eden.lang")) ?? of(LANGUAGES, spoken) ?? "en";
    root.dataset.theme = of(["light", "dark"], kept("eden.theme")) ?? "auto";
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
    let late = []; // style sheets that are no longer waited for; scripts have waited for them as well
    const look = () => {
        document.getElementById("notice-missing")?.remove();
        const words = WORDS[root.lang] ?? WORDS.en;
        const dead = document.querySelector("script[type=py]") && !root.dataset.python && !late.length;
        if (dead) say(location.protocol === "file:" ? words.disk : words.missing);
        else if (plain || late.length) say(words.plain);
    };
    addEventListener("load", () => {
        removeEventListener("error", missing, true);
        look();
    });
    // Milliseconds after which a page is shown without what does not come: browsers would paint nothing for ever.
    const LONG = 20_000;
    setTimeout(() => {
        if (document.readyState !== "interactive") return; // all is there, or the page itself is still on its way
        document.querySelector("script[blocking]")?.removeAttribute("blocking");
        late = [...document.querySelectorAll("link[rel=stylesheet]")].filter(({ sheet }) => !sheet);
        for (const one of late) {
            one.media = "print";
            one.addEventListener("load", () => {
                one.media = "all";
                late = late.filter((other) => other !== one);
                look();
            });
        }
        look();
    }, LONG);
    if (location.hash.length > 1) root.dataset.link = ""; // a game will open: the home need not show first
})();
