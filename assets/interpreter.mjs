// The module that PyScript's `interpreter` names, in the page and in the worker: Pyodide, from a memory snapshot
// when there is one, else the ordinary way. SITE is put here by the build: where everything lies, beside this file.
import { beside, bytes } from "./fetched.js";
import { withoutDatabase } from "./no_database.js";

const pyodide = import(beside(`${SITE.pyodide}pyodide.mjs`));

export const version = SITE.version;

// In the page boot.js sees to it.
const databaseBack = globalThis.document ? () => {} : withoutDatabase();

/** Pyodide only mutters when its program does not come, and waits for ever; or when a host does not know its type. */
async function loudly(load) {
    const { instantiateStreaming } = WebAssembly;
    try {
        return await new Promise((resolve, reject) => {
            const instantiate = async (source, imports) => {
                const response = await source;
                if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
                const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
                if (known) return instantiateStreaming.call(WebAssembly, response, imports);
                return WebAssembly.instantiate(await response.arrayBuffer(), imports);
            };
            WebAssembly.instantiateStreaming = (...given) => {
                const made = instantiate(...given);
                made.catch(reject);
                return made;
            };
            load().then(resolve, reject);
        });
    } finally {
        WebAssembly.instantiateStreaming = instantiateStreaming;
    }
}

/** What both ways of starting share: nothing is ever asked of another host. */
const settings = (options) => ({
    ...options,
    indexURL: beside(SITE.pyodide),
    lockFileContents: structuredClone(SITE.lock),
    packageBaseUrl: beside(SITE.wheels),
});

const onPath = (python, end) => python.runPython(`import sys; next(p for p in sys.path if p.endswith("${end}"))`);

/** The memory of a fresh program becomes the one that was frozen: it has the constants; zeros are not in the file. */
function restore(module, file) {
    const { known, size, runs } = SITE.memory;
    if (module.HEAPU8.length < size) module.growMemory(size);
    let [read, zeros] = [0, known];
    for (const [start, end] of runs) {
        module.HEAPU8.fill(0, zeros, start);
        module.HEAPU8.set(file.subarray(read, (read += end - start)), start);
        zeros = end;
    }
}

/** Memory comes back with every module imported; files do not, and neither does chance. */
async function fromSnapshot(options) {
    // In the page boot.js has begun to bring it.
    const begun = Promise.resolve(globalThis.edenMemory);
    const memory = begun.then((found) => found ?? bytes(SITE.snapshot, { unzip: true }));
    const files = bytes(SITE.late);
    for (const coming of [memory, files]) coming.catch(() => {}); // it is said below, where they are waited for
    // Whichever comes first, program or memory, does not wait for the other.
    const createPyodideModule = async (given) => {
        const { default: create } = await import(beside(`${SITE.pyodide}pyodide.asm.mjs`));
        const [module, file] = await Promise.all([create(given), memory]);
        restore(module, file);
        return module;
    };
    const { loadPyodide } = await pyodide;
    const head = Uint8Array.from(SITE.memory.head); // Pyodide would write all that follows it
    const start = { ...settings(options), stdLibURL: beside(SITE.empty), createPyodideModule, _loadSnapshot: head };
    const [python, late] = await Promise.all([loudly(() => loadPyodide(start)), files]);
    python.unpackArchive(late, "zip", { extractDir: onPath(python, "site-packages") });
    python.runPython("import random; random.seed()");
    bringFiles(python).catch((error) => console.info("Played without what nobody may need:", error));
    return python;
}

/** What nobody had to wait for: the library for a late import, our own files for a traceback. */
async function bringFiles(python) {
    await globalThis.edenStarted; // in the page; a worker is not waited for
    const library = await bytes(`${SITE.pyodide}python_stdlib.zip`, { priority: "low" });
    python.FS.writeFile(onPath(python, ".zip"), library);
    const wheel = await bytes(`${SITE.wheels}${SITE.lock.packages["eden-trilogy"].file_name}`, { priority: "low" });
    python.unpackArchive(wheel, "wheel", { extractDir: onPath(python, "site-packages") });
    python.runPython("import importlib; importlib.invalidate_caches()");
}

async function ordinary(options) {
    const { loadPyodide } = await pyodide;
    const packages = Object.keys(SITE.lock.packages);
    return loudly(() => loadPyodide({ ...settings(options), packages }));
}

export async function loadPyodide(options) {
    databaseBack();
    let python;
    if (SITE.snapshot) {
        try {
            python = await fromSnapshot(options);
        } catch (error) {
            console.warn("Starting without the snapshot:", error);
        }
    }
    globalThis.edenStart = python ? "snapshot" : "ordinary";
    return python ?? ordinary(options);
}
