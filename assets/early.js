// A classic script in the head, so that language and theme are settled before anything is painted.
// LANGUAGES is put here by the build.
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
    if (location.hash.length > 1) root.dataset.link = ""; // a game will open: the home need not show first
})();
