// PyScript opens databases as soon as it is loaded: for folders of the device that it may be given, and for packages
// that it fetches by itself. We use neither; but where cookies are blocked, or a profile is damaged, they cannot be
// opened, and nothing would start. So it is handed empty ones.

/** A request that is granted once those who made it are listening. */
function granted(result) {
    const request = { result };
    queueMicrotask(() => request.onsuccess({ target: request }));
    return request;
}

/** From now on every database can be opened and is empty, until the function that is returned is called. */
export function withoutDatabase() {
    const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
    if (own?.configurable === false) return () => {}; // it cannot be replaced: then it had better work
    const store = { getAllKeys: () => granted([]), clear: () => granted() };
    const database = { transaction: () => ({ objectStore: () => store }), close() {} };
    Object.defineProperty(globalThis, "indexedDB", { value: { open: () => granted(database) }, configurable: true });
    return () => (own ? Object.defineProperty(globalThis, "indexedDB", own) : delete globalThis.indexedDB);
}
