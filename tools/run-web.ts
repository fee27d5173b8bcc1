/**
 * `npm run test:web -- [package [vitest arguments]]`: tests that need a browser, package by package, in a real
 * Chromium.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const [only, ...rest] = process.argv.slice(2);
const PACKAGES = ['packages/ui', 'packages/player', 'packages/reactions', 'apps/web'];
const chosen = PACKAGES.filter(name => only === undefined || path.basename(name) === only);
if (chosen.length === 0) {
  console.error(`${only} is not one of ${PACKAGES.map(name => path.basename(name)).join(', ')}: nothing was tested.`);
  process.exitCode = 1;
}

for (const name of chosen) {
  const folder = path.join(root, name);
  const args = [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.browser.config.ts',
    ...rest,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
