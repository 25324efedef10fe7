// Files of this site, as they were published: whole, and not a byte else. They lie beside this one, which is part of others.
import { putBy } from "./put_by.js";

export const beside = (path) => new URL(path, import.meta.url).href;

// Milliseconds without a single byte, after which a file will not come any more.
const PATIENCE = 20_000;

const whole = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());
const sha256 = (data) => crypto.subtle.digest("SHA-256", data);

/** A file whose name holds the digest of its content (py/tools/dist.py) has that content, or this throws. */
async function check(path, content) {
    const named = /\.([0-9a-f]{10})\.\w+$/.exec(path)?.[1];
    if (!named || !globalThis.crypto?.subtle) return; // where the page itself did not come safely there is none
    const found = new Uint8Array(await sha256(await sha256(await content)));
    const digest = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (!digest.startsWith(named)) throw new Error(`${path}: damaged`);
}

/** What gzip has packed; how much that is stands in its last four bytes. */
async function unpacked(packed) {
    const found = new Uint8Array(new DataView(packed.buffer).getUint32(packed.length - 4, true));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const reader = stream.getReader();
    let end = 0;
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        found.set(value, end);
        end += value.length;
    }
    return found;
}

/** The bytes of a file of this site; anything but success throws, and so does silence. */
export async function bytes(path, { unzip = false, ...options } = {}) {
    const there = await putBy(beside(path));
    if (there) {
        const packed = new Uint8Array(await there.arrayBuffer());
        const [found] = await Promise.all([unzip ? unpacked(packed) : packed, check(path, packed)]);
        return found;
    }
    const given = new AbortController();
    const giveUp = () => given.abort(new Error(`${path}: nothing came`));
    let timer = setTimeout(giveUp, PATIENCE);
    const heard = new TransformStream({
        transform(chunk, on) {
            clearTimeout(timer);
            timer = setTimeout(giveUp, PATIENCE);
            on.enqueue(chunk);
        },
    });
    try {
        const response = await fetch(beside(path), { ...options, signal: given.signal });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const [body, copy] = response.body.pipeThrough(heard).tee();
        const content = unzip ? body.pipeThrough(new DecompressionStream("gzip")) : body;
        const [found] = await Promise.all([whole(content), check(path, whole(copy))]);
        return found;
    } finally {
        clearTimeout(timer);
    }
}
