// node py/tools/freeze.mjs OUT MICROPIP WHEEL…   OUT gets lock.json and, when Pyodide can make one, snapshot.bin (gzip).
// micropip resolves the wheels once, here, so that no player ever waits for it.
import { mkdir, readFile, writeFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { loadPyodide } from "pyodide";
import "./plain_errors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [out, micropip, ...wheels] = process.argv.slice(2);
const packages = ["eden-trilogy", "segno"];

/** A lock that names only our wheels, by file name, as micropip understood them. */
async function lock() {
    const py = await loadPyodide();
    for (const wheel of wheels) py.FS.writeFile(`/tmp/${basename(wheel)}`, await readFile(wheel));
    py.unpackArchive(new Uint8Array(await readFile(micropip)), "wheel");
    py.globals.set("names", wheels.map((wheel) => basename(wheel)));
    const frozen = JSON.parse(await py.runPythonAsync(`
import micropip
for name in names:
    await micropip.install(f"emfs:/tmp/{name}", deps=False)
micropip.freeze()
`));
    frozen.packages = Object.fromEntries(packages.map((name) => [name, frozen.packages[name]]));
    for (const entry of Object.values(frozen.packages)) entry.file_name = basename(entry.file_name);
    return frozen;
}

/** An interpreter that has unpacked the wheels and imported everything the page needs. */
async function prepared() {
    // A fixed hash seed: two players' interpreters order a set of texts alike, as a test would.
    const py = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
    // Not loadPackage: it leaves references to JavaScript objects, which a snapshot cannot hold.
    const extractDir = py.runPython("import site; site.getsitepackages()[0]");
    for (const wheel of wheels) py.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel", { extractDir });
    py.mountNodeFS("/py", join(root, "py"));
    py.mountNodeFS("/pyscript", join(root, "node_modules/@pyscript/core/src/stdlib/pyscript"));
    py.runPython('exec(open("/py/tools/preload.py").read(), {})'); // leaves no names of its own behind
    py.FS.unmount("/py");
    py.FS.unmount("/pyscript");
    return py;
}

/** Zeros replace what is left in free memory, which makes the compressed snapshot a tenth smaller. */
function wipe(wasm) {
    const taken = [];
    for (let size = 1 << 18; size >= 32; size >>= 1) {
        for (;;) {
            const top = wasm._sbrk(0);
            const block = wasm._malloc(size);
            taken.push(block);
            if (wasm._sbrk(0) !== top) break; // no gap of this size is left: this one came from beyond the end
            wasm.HEAPU8.fill(0, block, block + size);
        }
    }
    taken.forEach((block) => wasm._free(block));
}

await mkdir(out, { recursive: true });
await writeFile(join(out, "lock.json"), JSON.stringify(await lock()));
await rm(join(out, "snapshot.bin"), { force: true });
const py = await prepared();
try {
    wipe(py._module);
    const memory = py.makeMemorySnapshot();
    await writeFile(join(out, "snapshot.bin"), await promisify(gzip)(memory, { level: 9 }));
} catch (error) {
    // An underscore API: without it the site starts too, only slower, and the end-to-end tests notice.
    console.error("No memory snapshot:", String(error));
}
