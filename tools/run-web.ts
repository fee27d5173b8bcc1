/**
 * `npm run test:web -- [package [vitest arguments]]`: tests that need a browser, in a real Chromium. Two packages run at
 * a time, because the player's tests mostly wait for a stream; each prints its report when it has finished.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const [only, ...rest] = process.argv.slice(2);
/** The longest first. */
const PACKAGES = ['apps/web', 'packages/player', 'packages/ui', 'packages/reactions'];

/** Runs one package's tests. Returns whether they passed. */
function runPackage(name: string): Promise<boolean> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // Vitest compares files with paths inside the package; people paste them from the root.
  const inside = rest.map(argument => (argument.startsWith(`${name}/`) ? argument.slice(name.length + 1) : argument));
  const args = [vitest, 'run', '--config', 'vitest.browser.config.ts', ...inside];
  const child = spawn(process.execPath, args, { cwd: path.join(root, name), stdio: ['ignore', 'pipe', 'pipe'] });
  const report: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => report.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => report.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      process.stdout.write(Buffer.concat(report));
      resolve(code === 0);
    });
  });
}

const waiting = PACKAGES.filter(name => only === undefined || path.basename(name) === only);
if (waiting.length === 0) {
  console.error(`${only} is not one of ${PACKAGES.map(name => path.basename(name)).join(', ')}: nothing was tested.`);
  process.exitCode = 1;
}

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!(await runPackage(name))) process.exitCode = 1;
  }
}
await Promise.all([work(), work()]);
