// Keeps the whole site on the device. BUILD is put here by the build: every file with its revision, and its size; and
// the rules that can be played.
import { clientsClaim } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const total = Object.values(BUILD.sizes).reduce((sum, size) => sum + size, 0);
let done = 0;

/** Every window hears how far the download of a version is. */
async function tell(news) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const client of windows) client.postMessage({ type: "precache", done, total, ...news });
}

async function came({ request, response, event }) {
    if (event.type !== "install" || !response) return;
    done += BUILD.sizes[request.url.slice(self.registration.scope.length).split("?")[0]] ?? 0;
    await tell();
}

/** The first file that cannot be kept ends the download; what has come stays, and the next visit goes on from there. */
async function failed({ event, error }) {
    if (event.type === "install") await tell({ lost: error.name === "QuotaExceededError" ? "room" : "network" });
}

addPlugins([{ handlerDidComplete: came, handlerDidError: failed }]);
// A link that came through a messenger may carry its own ?parameters.
precacheAndRoute(BUILD.files, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
clientsClaim();

// Only a person's click lets a new version replace the one that is playing.
self.addEventListener("message", ({ data, ports }) => {
    if (data?.type === "SKIP_WAITING") self.skipWaiting();
    if (data?.type === "RULES") ports[0]?.postMessage(BUILD.rules);
});
