// A classic script in the head, so that language and theme are settled before anything is painted.
(() => {
    const kept = (key) => {
        try {
            return localStorage.getItem(key);
        } catch {
            return null; // storage is forbidden here: the defaults do
        }
    };
    const root = document.documentElement;
    const named = /\.(en|fr)\.html$/.exec(location.pathname)?.[1]; // a rulebook page has its own language
    const browser = navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
    root.lang = named ?? kept("eden.lang") ?? browser;
    root.dataset.theme = kept("eden.theme") ?? "auto";
    if (location.hash.length > 1) root.dataset.link = ""; // a game will open: the home need not show first
})();
