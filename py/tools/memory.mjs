// The memory of an interpreter as a file, for assets/restore.mjs.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { loadPyodide } from "pyodide";
import createModule from "../../node_modules/pyodide/pyodide.asm.mjs";

// So many zeros in a row are not written.
const GAP = 4096;
// Python's own allocator serves requests up to this size, in steps.
const SMALL = 512;
const STEP = 16;

/** Free memory becomes zeros: blocks are taken until one comes from beyond the end, filled, and given back. */
function wipe(wasm, take, give, size) {
    const taken = [];
    for (const top = wasm._sbrk(0); ; ) {
        const block = take(size);
        taken.push(block);
        wasm.HEAPU8.fill(0, block, block + size);
        if (wasm._sbrk(0) !== top) break;
    }
    return () => taken.reverse().forEach((block) => give(block));
}

/** What imports and collected garbage have left behind would make a third of the compressed snapshot. */
function wipeAll(wasm) {
    for (let size = STEP; size <= SMALL; size += STEP) wipe(wasm, wasm._PyMem_Malloc, wasm._PyMem_Free, size)();
    const free = [];
    for (let size = 1 << 18; size >= 32; size >>= 1) free.push(wipe(wasm, wasm._malloc, wasm._free, size));
    free.forEach((giveBack) => giveBack());
}

/** The memory of a program that has only just been loaded, which the page has, too; and the snapshot does work. */
async function fresh(snapshot) {
    let memory;
    const createPyodideModule = async (options) => {
        const module = await createModule(options);
        memory = module.HEAPU8.slice();
        if (module.HEAPU8.length < snapshot.length) module.growMemory(snapshot.length);
        return module;
    };
    await loadPyodide({ _loadSnapshot: snapshot, createPyodideModule });
    return memory;
}

/** How far the constants of the program reach: up to the first byte that it has ever written. */
function constants(memory, first) {
    let end = 0;
    while (memory[end] === first[end]) end += 1;
    return end;
}

/** Start and end of all that is not zero. */
function* runs(memory, from) {
    let start = -1;
    let end = 0;
    for (let at = from; at < memory.length; at += 1) {
        if (!memory[at]) continue;
        if (start >= 0 && at - end >= GAP) {
            yield [start, end];
            start = -1;
        }
        if (start < 0) start = at;
        end = at + 1;
    }
    yield [start, end];
}

/** gzip of: the length of what is told in JSON, that, what Pyodide wants to know, and every run. */
export async function packed(py) {
    wipeAll(py._module);
    const snapshot = py.makeMemorySnapshot();
    const [, pyodide] = new Uint32Array(snapshot.buffer, 0, 2); // where the memory begins
    const memory = snapshot.subarray(pyodide);
    const known = constants(memory, await fresh(snapshot));
    const written = [...runs(memory, known)];
    const told = new TextEncoder().encode(JSON.stringify({ pyodide, known, size: memory.length, runs: written }));
    const parts = written.map(([start, end]) => memory.subarray(start, end));
    const length = new Uint8Array(Uint32Array.of(told.length).buffer);
    const whole = Buffer.concat([length, told, snapshot.subarray(0, pyodide), ...parts]);
    return promisify(gzip)(whole, { level: 9 });
}
