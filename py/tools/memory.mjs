// The memory of an interpreter as a file, and what assets/interpreter.mjs has to know of it.
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

/** `written` is gzip of all runs, and of files for the page, one behind the other; `told` says where they belong,
 * and what Pyodide wants to know. */
export async function packed(py, files) {
    wipeAll(py._module);
    const snapshot = py.makeMemorySnapshot();
    const [, head] = new Uint32Array(snapshot.buffer, 0, 2); // where the memory begins
    const memory = snapshot.subarray(head);
    const known = constants(memory, await fresh(snapshot));
    const found = [...runs(memory, known)];
    const parts = found.map(([start, end]) => memory.subarray(start, end));
    const contents = files.map(([, content]) => content);
    return {
        written: await promisify(gzip)(Buffer.concat([...parts, ...contents]), { level: 9 }),
        told: {
            head: Array.from(snapshot.subarray(0, head)),
            known,
            size: memory.length,
            runs: found,
            files: files.map(([path, { length }]) => [path, length]),
        },
    };
}
