/** WebAssembly from a response, also of a host that does not know its type; anything but success throws. */
export async function compiled(response) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
    return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
