// The first script of the single file: every other file of the site lies in it as one text. Each becomes a blob, and
// `fetch` and `import()` (the build calls it edenImport) are answered with these. The build puts the way to boot.js here.
(async () => {
    document.documentElement.dataset.python = "starting"; // early.js would else say that nothing comes
    const base = new URL(".", location.href).href;
    const files = JSON.parse(document.getElementById("contents").textContent);
    const block = document.getElementById("files");
    const unfolding = fetch(`data:application/octet-stream;base64,${block.textContent}`);
    const whole = unfolding.then((response) => response.blob());
    block.remove();

    const links = {};
    const pathOf = (address) => new URL(address, base).href.slice(base.length).replace(/[?#].*/s, "");
    const link = (path) => (links[path] ??= make(path));
    const found = async (address) => (files[pathOf(address)] ? link(pathOf(address)) : address);

    async function make(path) {
        const { start, end, packed, type, needs } = files[path];
        let blob = (await whole).slice(start, end, type);
        if (packed) {
            const unpacked = blob.stream().pipeThrough(new DecompressionStream("gzip"));
            blob = await new Response(unpacked, { headers: { "Content-Type": type } }).blob();
        }
        if (needs.length) {
            let text = await blob.text();
            for (const need of needs) text = text.replaceAll(`eden-file:${need}`, await link(need));
            blob = new Blob([text], { type });
        }
        return URL.createObjectURL(blob);
    }

    const { fetch: fetched } = globalThis;
    globalThis.edenBase = base;
    globalThis.fetch = async (address, ...options) => fetched(await found(address), ...options);
    globalThis.edenImport = async (address) => import(await found(address));
    // Some browsers let no page from a disk start a worker, and say so late: boot.js need not try.
    globalThis.Worker = class {
        constructor() {
            throw new TypeError("There are no workers in a single file.");
        }
    };

    // A rulebook opens in a tab of its own, and asks this one where its links lead.
    document.addEventListener("click", async (event) => {
        const to = event.target.closest("a[href]")?.href;
        if (!to || !files[pathOf(to)]) return;
        event.preventDefault();
        open((await found(to)) + new URL(to).hash);
    });
    addEventListener("message", async ({ data: { from, to } = {}, source }) => {
        if (!files[from]) return;
        const { href, hash } = new URL(to, base + from);
        if (files[pathOf(href)]) {
            source.location = (await found(href)) + hash;
        } else {
            source.close();
            location.hash = hash;
        }
    });
    await edenImport(base + BOOT);
})();
