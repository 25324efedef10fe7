// The module that PyScript's `interpreter` names, in the page and in the worker: Pyodide, from a memory snapshot
// when there is one, else the ordinary way. SITE is put here by the build: where everything lies, beside this file.
const beside = (path) => new URL(path, import.meta.url).href;
const pyodide = import(beside(`${SITE.pyodide}pyodide.mjs`));

export const version = SITE.version;

/** The bytes of a file of this site; anything but success throws. */
async function bytes(path, { unzip = false, ...options } = {}) {
    const response = await fetch(beside(path), options);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const body = unzip ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body;
    return new Uint8Array(await new Response(body).arrayBuffer());
}

/** What both ways of starting share: nothing is ever asked of another host. */
const settings = (options) => ({
    ...options,
    indexURL: beside(SITE.pyodide),
    lockFileContents: structuredClone(SITE.lock),
    packageBaseUrl: beside(SITE.wheels),
});

const onPath = (python, end) => python.runPython(`import sys; next(p for p in sys.path if p.endswith("${end}"))`);

/** Pyodide's own factory; the memory of a fresh interpreter grows first to the size of the one to be restored. */
async function withRoomFor(memory) {
    const { default: create } = await import(beside(`${SITE.pyodide}pyodide.asm.mjs`));
    return async (options) => {
        const module = await create(options);
        if (module.HEAP8.length < memory.length) module.growMemory(memory.length);
        return module;
    };
}

/** Memory comes back with every module imported; files do not, and neither does chance. */
async function fromSnapshot(options) {
    const [{ loadPyodide }, memory, late] = await Promise.all([
        pyodide,
        bytes(SITE.snapshot, { unzip: true }),
        bytes(SITE.late),
    ]);
    const stdLibURL = beside(SITE.empty);
    const createPyodideModule = await withRoomFor(memory);
    const python = await loadPyodide({
        ...settings(options),
        stdLibURL,
        createPyodideModule,
        _loadSnapshot: memory,
    });
    python.unpackArchive(late, "zip", { extractDir: onPath(python, "site-packages") });
    python.runPython("import random; random.seed()");
    bringFiles(python);
    return python;
}

/** What nobody had to wait for: the library for a late import, our own files for a traceback. */
async function bringFiles(python) {
    const library = await bytes(`${SITE.pyodide}python_stdlib.zip`, { priority: "low" });
    python.FS.writeFile(onPath(python, ".zip"), library);
    const wheel = await bytes(`${SITE.wheels}${SITE.lock.packages["eden-trilogy"].file_name}`, { priority: "low" });
    python.unpackArchive(wheel, "wheel", { extractDir: onPath(python, "site-packages") });
    python.runPython("import importlib; importlib.invalidate_caches()");
}

async function ordinary(options) {
    const { loadPyodide } = await pyodide;
    const packages = Object.keys(SITE.lock.packages);
    return loadPyodide({ ...settings(options), packages });
}

export async function loadPyodide(options) {
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
