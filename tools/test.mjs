/**
 * `npm test`: everything, from a fresh clone with Node 20 and npm; stops at the first level that fails and cleans up.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.mjs';
import { runForeground, signalGroup } from './launch/child.mjs';
import { greet, main, print, since } from './launch/console.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { endLeftovers } from './launch/leftovers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEVELS = ['check', 'test:unit', 'test:int', 'test:web', 'test:e2e'];
const MARK = 'KOTOHOGI_RUN';

/** Gives the levels a temporary directory of their own, which other users may traverse. */
function beginRun() {
  const directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'kotohogi-'));
  chmodSync(directory, 0o711);
  const id = randomBytes(8).toString('hex');
  return { directory, mark: `${MARK}=${id}`, env: { ...process.env, TMPDIR: directory, [MARK]: id } };
}

async function runLevel(level, env) {
  print(`  … npm run ${level}`);
  const startedAtMs = Date.now();
  const { child, ended } = runForeground('npm', ['run', '--silent', level], { cwd: root, env, hasShell: true });
  const code = await ended;
  signalGroup(child, 'SIGTERM');
  print(`  ${code === 0 ? '✓' : '✗'} npm run ${level} (${since(startedAtMs)})`);
  return code;
}

async function runLevels(env) {
  for (const level of LEVELS) {
    const code = await runLevel(level, env);
    if (code !== 0) return code;
  }
  return 0;
}

async function clean(run) {
  for (const { pid, title } of await endLeftovers(run)) print(`  ! left running, and ended: ${title} (process ${pid})`);
  rmSync(run.directory, { recursive: true, force: true, maxRetries: 5 });
}

await main(async () => {
  const startedAtMs = Date.now();
  greet('All checks and tests.');
  await ensureInstalled(root);
  const browser = await ensureBrowser();
  const run = beginRun();
  try {
    const code = await runLevels({ ...run.env, CHROMIUM_PATH: browser });
    print(
      code === 0
        ? `  ✓ Everything passed (${since(startedAtMs)})`
        : `  ✗ Stopped at the first failure (${since(startedAtMs)})`,
    );
    return code;
  } finally {
    await clean(run);
  }
});
