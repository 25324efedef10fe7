// node py/tools/freeze.mjs OUT MICROPIP WHEEL…   OUT gets lock.json, python_stdlib.zip and, when Pyodide can make one,
// snapshot.bin and .json. micropip resolves the wheels once, here, so that no player ever waits for it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import itsLibrary from "../../node_modules/@pyscript/core/src/stdlib/pyscript.js";
import { packed } from "./memory.mjs";
import "./plain_errors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [out, micropip, ...wheels] = process.argv.slice(2);
const packages = ["eden-trilogy", "segno"];
// Where PyScript puts its own library.
const ITS_LIBRARY = "/home/pyodide/pyscript";
const library = join(out, "python_stdlib.zip");
const read = async (path) => new Uint8Array(await readFile(path));

// A fixed hash seed: two players' interpreters order a set of texts alike, as a test would. A line number is enough for
// an error; columns would make half of what is known about places in the code.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };

/** The folder of an interpreter's own packages, in which the wheels are now unpacked. */
async function unpacked(py) {
    const extractDir = py.runPython("import site; site.getsitepackages()[0]");
    // Not loadPackage: it leaves references to JavaScript objects, which a snapshot cannot hold.
    for (const wheel of wheels) py.unpackArchive(await read(wheel), "wheel", { extractDir });
    return extractDir;
}

/** A lock that names only our wheels, by file name, as micropip understood them. */
async function lock(py) {
    for (const wheel of wheels) py.FS.writeFile(`/tmp/${basename(wheel)}`, await readFile(wheel));
    py.unpackArchive(await read(micropip), "wheel");
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

/** Python's library is compiled once for each release of Pyodide: that takes longer than all else here. */
async function edition() {
    const of = ["node_modules/pyodide/package.json", "py/tools/compiled.py"];
    const contents = await Promise.all(of.map((path) => readFile(join(root, path))));
    return createHash("sha256").update(Buffer.concat(contents)).digest("hex").slice(0, 10);
}

/** PyScript writes its own library beside the program at each start, and would compile it there each time. */
function writeAsPyScript(py) {
    py.FS.mkdirTree(ITS_LIBRARY);
    for (const [name, text] of Object.entries(itsLibrary.pyscript)) py.FS.writeFile(join(ITS_LIBRARY, name), text);
}

/** All that can be found out and compiled before, so that it leaves nothing in the memory to be frozen. */
async function before() {
    const py = await loadPyodide({ env });
    const folder = await unpacked(py);
    py.mountNodeFS("/py", join(root, "py"));
    writeAsPyScript(py);
    const names = py.runPython(`
import json, sys
sys.path.append("/py/tools")
import compiled, standard
from pathlib import Path
folder = Path("${folder}")
compiled.zipped("/tmp/packages", compiled.packages(folder))
late = [*compiled.alone(folder, standard.IN_THE_PAGE_ONLY), *compiled.packages(Path("${ITS_LIBRARY}"))]
standards = standard.modules("${ITS_LIBRARY}")
json.dumps({"standard": standards, "late": standard.IN_THE_PAGE_ONLY, "never": standard.NOT_IN_THE_PAGE})
`);
    const kept = join(out, "..", `library.${await edition()}.zip`);
    if (!existsSync(kept)) {
        py.runPython('compiled.zipped("/tmp/library", compiled.library("/lib/python314.zip"))');
        await writeFile(kept, py.FS.readFile("/tmp/library"));
    }
    await copyFile(kept, library);
    const cached = py.FS.readFile("/tmp/packages");
    // Paths and contents: what holds parts of a page is imported only there.
    const late = py.globals.get("late").toJs();
    await writeFile(join(out, "lock.json"), JSON.stringify(await lock(py)));
    return { cached, names, late };
}

/** An interpreter that has unpacked the wheels and imported everything the page needs. */
async function prepared({ cached, names }) {
    const py = await loadPyodide({ _makeSnapshot: true, stdLibURL: library, env });
    await unpacked(py);
    py.unpackArchive(cached, "zip", { extractDir: "/" });
    const program = JSON.stringify(await readFile(join(root, "py/tools/preload.py"), "utf8"));
    py.runPython(`exec(${program}, ${names})`); // leaves no names of its own behind
    return py;
}

await mkdir(out, { recursive: true });
await rm(join(out, "snapshot.bin"), { force: true });
const { late, ...found } = await before();
const py = await prepared(found);
try {
    const { written, told } = await packed(py, late);
    await writeFile(join(out, "snapshot.bin"), written);
    await writeFile(join(out, "snapshot.json"), JSON.stringify(told));
} catch (error) {
    // An underscore API: without it the site starts too, only slower, and the end-to-end tests notice.
    console.error("No memory snapshot:", String(error));
}
