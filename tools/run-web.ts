/** `npm run test:web -- [package]`: what only a browser can judge, package by package, in a real Chromium. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const [only, ...rest] = process.argv.slice(2);
const FOLDERS = ['packages/ui', 'packages/player', 'packages/reactions', 'apps/web'].filter(
  name => only === undefined || path.basename(name) === only,
);

for (const name of FOLDERS) {
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
