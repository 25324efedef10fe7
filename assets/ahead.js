// A classic script in the head of the app's page: what takes longest, Pyodide's program and Python's memory, is brought
// and made ready by other threads, from the first moment on. interpreter.mjs waits for it. SITE is put here by the build.
import { compiled } from "./program.js";
import { putBy } from "./put_by.js";

const { src } = document.currentScript;
const { fetch } = globalThis; // interpreter.mjs puts another in its place, which waits for what is brought here
const beside = (path) => new URL(path, src).href;

// Milliseconds in which a worker has begun, or will not.
const PROMPT = 5_000;

/** Python's memory, unpacked by a worker; nothing where there is none, and trouble where that is in the memory. */
const memory = new Promise((resolve, reject) => {
    if (!SITE.snapshot) return resolve();
    const late = setTimeout(resolve, PROMPT);
    let worker;
    try {
        worker = new Worker(beside(SITE.unpack), { type: "module" });
    } catch {
        return resolve(); // forbidden here
    }
    worker.onerror = () => resolve();
    worker.onmessage = ({ data: { memory, trouble } }) => {
        clearTimeout(late);
        if (trouble) reject(new Error(trouble));
        if (memory) resolve(memory);
        if (trouble || memory) worker.terminate();
    };
    worker.postMessage(SITE.snapshot);
});
const program = (async (address) => compiled((await putBy(address)) ?? (await fetch(address))))(beside(SITE.program));
for (const coming of [memory, program]) coming.catch(() => {}); // interpreter.mjs says it
globalThis.edenAhead = { memory, program };
