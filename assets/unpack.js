// A worker that brings Python's memory and unpacks it: in the page that would hold everything else up.
import { bytes } from "./fetched.js";

postMessage({ begun: true });

onmessage = async ({ data: path }) => {
    try {
        const memory = await bytes(path, { unzip: true });
        postMessage({ memory }, [memory.buffer]);
    } catch ({ message }) {
        postMessage({ trouble: message });
    }
};
