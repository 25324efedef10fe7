// node py/tools/pyodide_tests.mjs [pytest arguments]   The unit tests inside Pyodide, the Python that the browser runs.
import { writeSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import "./plain_errors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const wheels = join(root, "build", "pypi");
const write = (descriptor) => ({ write: (bytes) => writeSync(descriptor, bytes), isatty: false });

const py = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" } });
py.setStdout(write(1));
py.setStderr(write(2));
const extractDir = py.runPython("import site; site.getsitepackages()[0]");
for (const wheel of (await readdir(wheels)).filter((name) => name.endsWith(".whl"))) {
    py.unpackArchive(new Uint8Array(await readFile(join(wheels, wheel))), "wheel", { extractDir });
}
py.mountNodeFS("/repo", root);
py.globals.set("chosen", py.toPy(process.argv.slice(2)));
process.exitCode = py.runPython(`
import importlib, os
importlib.invalidate_caches()
os.chdir("/repo")
import pytest
# No signals, threads or second process here; what needs them is marked as belonging to the host.
# A file that is so as a whole is not even imported: what it imports may not be there.
class Elsewhere(pytest.File):
    def collect(self):
        return []
class Host:
    def pytest_pycollect_makemodule(self, module_path, parent):
        whole = "\\npytestmark = pytest.mark.host\\n" in module_path.read_text("utf-8")
        return Elsewhere.from_parent(parent, path=module_path) if whole else None
plain = ["-p", "no:faulthandler", "-p", "no:cacheprovider", "--capture=sys", "-m", "not host"]
int(pytest.main([*plain, *chosen], plugins=[Host()]))
`);
