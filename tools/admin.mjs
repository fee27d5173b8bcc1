/** `npm run admin -- COMMAND`: what an operator does on the server itself; `--help` lists the commands. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './launch/console.mjs';
import { ensureInstalled } from './launch/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await main(async () => {
  const node = await ensureInstalled(root);
  const settings = path.join(root, '.env');
  const read = existsSync(settings) ? [`--env-file=${settings}`] : [];
  const program = path.join(root, 'apps', 'server', 'src', 'admin', 'main.ts');
  const env = { ...process.env, STAGE: process.env.STAGE ?? 'production' };
  const { status } = spawnSync(node, [...read, program, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status ?? 1;
});
