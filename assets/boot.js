// Before Python: the home in the right language, PyScript, the service worker, and words for whatever goes wrong.
// <html data-python> is "starting", then "ready" or "failed". SITE is put here by the build: where PyScript lies, and
// the sentences by language (py/eden/ui/frame.py).
const root = document.documentElement;

const words = () => SITE.words[root.lang] ?? SITE.words.en;

/** One sentence at the edge of the page, with buttons; a new one of the same kind replaces it. */
function notice(kind, sentence, actions = {}) {
    document.getElementById(`notice-${kind}`)?.remove();
    const box = document.createElement("div");
    box.id = `notice-${kind}`;
    box.className = "notice";
    box.setAttribute("role", kind === "trouble" ? "alert" : "status");
    box.append(Object.assign(document.createElement("p"), { textContent: sentence }));
    for (const [label, act] of Object.entries(actions)) {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
        button.addEventListener("click", act);
        box.append(button);
    }
    document.getElementById("notices").append(box);
    return box;
}

const reload = () => location.reload();
const trouble = (sentence) => notice("trouble", sentence, { [words().reload]: reload });

function failed(error) {
    if (root.dataset.python === "failed") return;
    const started = root.dataset.python === "ready";
    if (!started) root.dataset.python = "failed";
    console.error(error);
    trouble(started ? words().broken : words().failed);
}

/** The home that was built into the page, in the language that is spoken here; English stands there already. */
function showHome() {
    const home = document.getElementById(`home-${root.lang}`);
    if (home) document.getElementById("app").replaceChildren(home.content.cloneNode(true));
}

function started(resolve) {
    if (root.dataset.python === "starting") root.dataset.python = "ready";
    resolve();
}

/** PyScript runs main.py; the promise is kept when the first screen is there, or never will be. */
async function startPython() {
    const needed = [globalThis.WebAssembly, globalThis.DecompressionStream, globalThis.structuredClone];
    if (!needed.every(Boolean)) {
        root.dataset.python = "failed";
        notice("trouble", words().old);
        return;
    }
    root.dataset.python = "starting";
    addEventListener("unhandledrejection", ({ reason }) => {
        // Later on, a share sheet that was closed is also a rejection: only Python's own count then.
        if (root.dataset.python === "starting" || reason?.name === "PythonError") failed(reason);
    });
    const { hooks } = await import(new URL(SITE.pyscript, import.meta.url).href);
    hooks.main.onReady.add(({ io }) => {
        const { stderr } = io;
        // An exception arrives as an Error; a line written to sys.stderr as text.
        io.stderr = (error, ...rest) => (error instanceof Error ? failed(error) : stderr(error, ...rest));
    });
    await new Promise((resolve) => {
        document.querySelector("script[type=py]").addEventListener("py:done", () => started(resolve));
    });
}

/** An update waits until it is asked for; the reloaded page finds the game where it was. */
function offer(registration) {
    const box = notice("update", words().update, {
        [words().reload]: () => {
            navigator.serviceWorker.addEventListener("controllerchange", reload);
            registration.waiting?.postMessage({ type: "SKIP_WAITING" });
        },
        [words().later]: () => box.remove(),
    });
}

function showProgress({ data }) {
    if (data?.type !== "precache") return;
    const whole = data.done >= data.total;
    const percent = new Intl.NumberFormat(root.lang, { style: "percent" });
    const part = percent.format(Math.floor((100 * data.done) / data.total) / 100);
    const box = notice("saving", whole ? words().saved : `${words().saving} ${part}`);
    if (whole) box.classList.add("passing"); // fades out by itself, in the style sheet
}

async function keepOffline() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    if (!workers.controller) workers.addEventListener("message", showProgress);
    const registration = await workers.register(new URL("../sw.js", import.meta.url).href);
    if (registration.waiting && workers.controller) offer(registration);
    registration.addEventListener("updatefound", () => {
        const next = registration.installing;
        next?.addEventListener("statechange", () => {
            if (next.state === "installed" && workers.controller) offer(registration);
        });
    });
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
    });
}

/** What a device learns when the games are installed is in the language that is spoken here, too. */
function speakManifest() {
    if (root.lang !== "en") document.querySelector("link[rel=manifest]").href = `manifest.${root.lang}.webmanifest`;
}

showHome();
speakManifest();
// Saving for later use starts only now, so that it takes nothing from the first start.
// Where a browser forbids it, the games work all the same, with a network.
startPython().catch(failed).then(keepOffline).catch(() => {});
