/**
 * `npm start`: everything on this machine, with demo data; `--empty` without, `--dev` with reload. Runs on Node 20
 * before anything is installed.
 */
import { fileURLToPath } from 'node:url';
import { greet, main, print, since } from './launch/console.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { runServer, runWithReload } from './launch/run-product.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const isDev = args.includes('--dev');

await main(async () => {
  const startedAtMs = Date.now();
  greet(
    isDev ? 'Development: server and web app reload when a file changes.' : 'Everything on this machine, to try out.',
  );
  const node = await ensureInstalled(root);
  const demo = args.includes('--empty') ? { DEMO: 'off' } : {};
  const env = { ...process.env, STAGE: 'local', ROLE: 'all', ...demo };
  if (!isDev) await ensureWebBuilt(root, node);
  print(`  ✓ Ready to start after ${since(startedAtMs)}; Ctrl-C stops everything.`);
  print('');
  return isDev ? runWithReload({ root, node, args, env }) : runServer({ root, node, args, env });
});
