// Browsers write what localStorage is given late: a Chromium that was killed had lost half a minute of choices. So games
// and results are written to a database as well, at once; at the next start they come back from there where it knows of
// later ones. Nobody ever waits for that, and where databases are forbidden there is one place, as before.

const OURS = /^eden\.(game|results)\./;
const TEXTS = "texts";
// Seconds after which localStorage was written for certain, and the second place is needed no more.
const LONG_AGO = 600;

const databases = (() => {
    try {
        return globalThis.indexedDB; // now: while PyScript starts that is an empty one (no_database.js)
    } catch {
        return undefined;
    }
})();

let opened;

/** The database, or a rejection. */
function database() {
    opened ??= new Promise((resolve, reject) => {
        const request = databases.open("eden", 1);
        request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
            const found = request.result;
            found.onclose = () => (opened = undefined);
            found.onversionchange = () => {
                found.close(); // nobody is in the way of a newer version of this page
                opened = undefined;
            };
            resolve(found);
        };
    });
    return opened;
}

const waiting = new Map(); // texts by their names; none: it goes

/** What was kept (or, without a text, kept no longer) is written to the second place. */
export function keepTwice(name, text) {
    if (!OURS.test(name)) return;
    if (!waiting.size) queueMicrotask(write);
    waiting.set(name, text);
}

async function write() {
    const changed = [...waiting];
    waiting.clear();
    try {
        // "strict": it is done when it is on the disk.
        const change = (await database()).transaction(TEXTS, "readwrite", { durability: "strict" });
        const texts = change.objectStore(TEXTS);
        for (const [name, text] of changed) {
            if (text == null) texts.delete(name);
            else texts.put(text, name);
        }
    } catch {} // then there is one place
}

/** The second at which a game was last played, or ended; 0: nobody knows. */
function time(text) {
    try {
        const { played, at } = JSON.parse(text);
        return Number(played ?? at) || 0;
    } catch {
        return 0;
    }
}

const answer = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

/** What localStorage has lost comes back; of two texts of the same name the later one stays. */
export async function bringBack() {
    try {
        const texts = (await database()).transaction(TEXTS).objectStore(TEXTS);
        const [names, found] = await Promise.all([answer(texts.getAllKeys()), answer(texts.getAll())]);
        names.forEach((name, n) => {
            if (time(found[n]) > time(localStorage.getItem(name))) localStorage.setItem(name, found[n]);
            else if (time(found[n]) < Date.now() / 1000 - LONG_AGO) keepTwice(name);
        });
    } catch {} // then what is here is all there is
}
