// Before Python: the home in the right language, PyScript, the service worker, and words for whatever goes wrong.
// <html data-python> is "starting", then "ready" or "failed". SITE is put here by the build: where PyScript lies, the
// sentences by language (py/eden/ui/frame.py), and the rules that can be played.
import { bringBack, keepTwice } from "./kept_twice.js";
import { withoutDatabase } from "./no_database.js";

const root = document.documentElement;

const words = () => SITE.words[root.lang] ?? SITE.words.en;

/** One sentence at the edge of the page, with buttons; a new one of the same kind replaces it. */
function notice(kind, sentence, actions = {}) {
    document.getElementById(`notice-${kind}`)?.remove();
    const box = document.createElement("div");
    box.id = `notice-${kind}`;
    box.className = Object.keys(actions).length ? "notice" : "notice plain";
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
    if (document.getElementById("notice-trouble")) return; // it is said, and may have the focus
    trouble(started ? words().broken : words().failed);
}

/** The home that was built into the page, in the language that is spoken here; English stands there already. */
function showHome() {
    const home = document.getElementById(`home-${root.lang}`);
    if (home) document.getElementById("app").replaceChildren(home.content.cloneNode(true));
}

function started(resolve) {
    if (root.dataset.python === "starting") root.dataset.python = "ready";
    document.getElementById("notice-slow")?.remove();
    resolve();
}

// Milliseconds that a start may take before a word is said about it.
const LONG = 45_000;

/** Whatever holds the start up, nobody waits for it without a word. */
function saySoWhenSlow() {
    setTimeout(() => {
        if (root.dataset.python !== "starting") return;
        const wait = () => {
            document.getElementById("notice-slow").remove();
            saySoWhenSlow();
        };
        notice("slow", words().slow, { [words().reload]: reload, [words().wait]: wait });
    }, LONG);
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
    // Of a screen that cannot be drawn, on which Python has no place to say so.
    addEventListener("error", ({ error }) => {
        if (error?.name === "PythonError") failed(error);
    });
    saySoWhenSlow();
    const databaseBack = withoutDatabase();
    const { hooks } = await import(new URL(SITE.pyscript, import.meta.url).href);
    hooks.main.onReady.add(({ io }) => {
        const { stderr } = io;
        // An exception arrives as an Error; a line written to sys.stderr as text.
        io.stderr = (error, ...rest) => (error instanceof Error ? failed(error) : stderr(error, ...rest));
    });
    // interpreter.mjs waits for it with what can wait.
    globalThis.edenStarted = new Promise((resolve) => {
        // Said by Python as soon as the first screen is there; PyScript's own py:done comes later.
        addEventListener("eden:ready", () => started(resolve), { once: true });
    });
    await globalThis.edenStarted;
    databaseBack();
}

/** Has the start failed for good? */
const lost = () => root.dataset.python === "failed";

/** What an update means for the games that were begun: the version that waits knows its rules. */
async function meaning(waiting) {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
        setTimeout(resolve, 3_000);
    });
    waiting?.postMessage({ type: "RULES" }, [port2]);
    const rules = waiting && (await answer);
    if (!rules) return words().ready;
    const changed = SITE.rules.filter((edition) => !rules.includes(edition));
    const games = changed.map((edition) => edition.replace(/\d+$/, ""));
    const titles = games.map((game) => SITE.titles[root.lang]?.[game] ?? game);
    return changed.length ? words().changed.replace("{games}", titles.join(", ")) : words().update;
}

/** An update waits until it is asked for; the reloaded page finds the game where it was. */
async function offer(registration) {
    const box = notice("update", await meaning(registration.waiting), {
        [words().reload]: () => {
            const { waiting } = registration;
            if (!waiting) return reload(); // another tab has let it in
            navigator.serviceWorker.addEventListener("controllerchange", reload);
            waiting.postMessage({ type: "SKIP_WAITING" });
        },
        [words().later]: () => box.remove(),
    });
}

// When a browser had no room for the games; for so many milliseconds it is not asked again.
const NO_ROOM = "eden.room";
const AGAIN = 7 * 24 * 3600 * 1000;

function hadNoRoom() {
    try {
        return Date.now() - Number(localStorage.getItem(NO_ROOM)) < AGAIN;
    } catch {
        return false;
    }
}

function rememberNoRoom() {
    try {
        localStorage.setItem(NO_ROOM, String(Date.now()));
    } catch {} // then it is asked again
}

// Milliseconds without a sign of saving, after which it is no longer waited for.
const SILENCE = 30_000;
let silence;

/** Saving has ended before its end: that is said, and does not stay. */
function unsaved(why) {
    clearTimeout(silence);
    if (why === "room") rememberNoRoom();
    const box = notice("saving", why === "room" ? words().room : words().unsaved, {
        [words().close]: () => box.remove(),
    });
    box.classList.add("passing", "slowly");
}

function showProgress({ data }) {
    if (data?.type !== "precache") return;
    clearTimeout(silence);
    if (data.lost) return unsaved(data.lost);
    const whole = data.done >= data.total;
    const percent = new Intl.NumberFormat(root.lang, { style: "percent" });
    const part = percent.format(Math.floor((100 * data.done) / data.total) / 100);
    const box = notice("saving", whole ? words().saved : `${words().saving} ${part}`);
    if (whole) box.classList.add("passing"); // fades out by itself, in the style sheet
    else silence = setTimeout(unsaved, SILENCE, "network");
}

/** A worker that gives up may have said why; else it is said here. */
function watchFirst(worker) {
    worker?.addEventListener("statechange", () => {
        const saving = document.querySelector("#notice-saving:not(.passing)");
        if (worker.state === "redundant" && saving) unsaved("network");
    });
}

async function keepOffline() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const first = !workers.controller;
    if (first && (lost() || hadNoRoom())) return;
    if (first) workers.addEventListener("message", showProgress);
    const registration = await workers.register(new URL("../sw.js", import.meta.url).href);
    if (first) watchFirst(registration.installing);
    let controlled = !first;
    workers.addEventListener("controllerchange", () => {
        if (controlled) offer(registration); // another tab has let a new version in: this is an old page on new files
        controlled = true;
    });
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

bringBack(); // long before Python looks for it
globalThis.edenKeepTwice = keepTwice;
showHome();
speakManifest();
// Saving for later use starts only now, so that it takes nothing from the first start.
// Where a browser forbids it, the games work all the same, with a network.
startPython().catch(failed).then(keepOffline).catch(() => {});
