// The module that PyScript's `interpreter` names, in the page and in the worker: Pyodide, from a memory snapshot
// when there is one, else the ordinary way. SITE is put here by the build: where everything lies, beside this file.
import { beside, bytes } from "./fetched.js";
import { withoutDatabase } from "./no_database.js";
import { compiled } from "./program.js";

const pyodide = import(beside(`${SITE.pyodide}pyodide.mjs`));

export const version = SITE.version;

// In the page boot.js sees to it.
const databaseBack = globalThis.document ? () => {} : withoutDatabase();

// In the page ahead.js has begun to bring them.
const ahead = globalThis.edenAhead ?? {};

/** Pyodide only mutters when its program does not come, and waits for ever; or when a host does not know its type. And it
 * would fetch the program once more. */
async function loudly(load) {
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    const address = beside(`${SITE.pyodide}pyodide.asm.wasm`);
    const brought = ahead.program?.catch(() => undefined); // it is asked for again
    const coming = async () => ((await brought) ? undefined : fetch(address));
    const asked = (what, ...how) => (String(what) === address ? coming() : fetch(what, ...how));
    try {
        return await new Promise((resolve, reject) => {
            const instantiate = async (source, imports) => {
                const module = (await brought) ?? (await compiled(await source));
                return { module, instance: await WebAssembly.instantiate(module, imports) };
            };
            WebAssembly.instantiateStreaming = (...given) => {
                const made = instantiate(...given);
                made.catch(reject);
                return made;
            };
            if (brought) globalThis.fetch = asked;
            load().then(resolve, reject);
        });
    } finally {
        Object.assign(WebAssembly, { instantiateStreaming });
        Object.assign(globalThis, { fetch });
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
    return file.subarray(read);
}

/** What holds parts of a page is compiled, but imported only there: it lies behind the memory, one file after the other. */
function lay({ FS }, rest) {
    let read = 0;
    for (const [path, length] of SITE.memory.files) {
        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        FS.writeFile(path, rest.subarray(read, (read += length)));
    }
}

/** Memory comes back with every module imported; files do not, and neither does chance. */
async function fromSnapshot(options) {
    const memory = Promise.resolve(ahead.memory).then((found) => found ?? bytes(SITE.snapshot, { unzip: true }));
    memory.catch(() => {}); // it is said below, where it is waited for
    let rest;
    // Whichever comes first, program or memory, does not wait for the other.
    const createPyodideModule = async (given) => {
        const { default: create } = await import(beside(`${SITE.pyodide}pyodide.asm.mjs`));
        const [module, file] = await Promise.all([create(given), memory]);
        rest = restore(module, file);
        return module;
    };
    const { loadPyodide } = await pyodide;
    const head = Uint8Array.from(SITE.memory.head); // Pyodide would write all that follows it
    const start = { ...settings(options), stdLibURL: beside(SITE.empty), createPyodideModule, _loadSnapshot: head };
    const python = await loudly(() => loadPyodide(start));
    lay(python, rest);
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
