// The memory of an interpreter, as py/tools/memory.mjs has written it: without what the program itself brings along, and
// without zeros.

/** What Pyodide wants to know of a snapshot, and what makes the memory of a fresh program the one that was frozen. */
export function unpacked(file) {
    const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
    const told = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)));
    const begin = 4 + length + told.pyodide;
    const restore = (module) => {
        if (module.HEAPU8.length < told.size) module.growMemory(told.size);
        const memory = module.HEAPU8;
        let read = begin;
        let zeros = told.known;
        for (const [start, end] of told.runs) {
            memory.fill(0, zeros, start);
            memory.set(file.subarray(read, (read += end - start)), start);
            zeros = end;
        }
    };
    return { head: file.slice(4 + length, begin), restore }; // Pyodide would write all that follows its head
}
