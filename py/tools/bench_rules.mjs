// node py/tools/bench_rules.mjs   tests/bench/rules.py inside Pyodide: a line of JSON.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import "./plain_errors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const py = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" } });
py.mountNodeFS("/repo", root);
py.runPython(`
import runpy, sys
sys.path.insert(0, "/repo/py")
runpy.run_path("/repo/tests/bench/rules.py", run_name="__main__")
sys.stdout.flush()
`);
