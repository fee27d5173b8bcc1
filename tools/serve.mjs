/** `npm run serve`: production. The server itself refuses to start without its secrets, and lists the missing ones. */
import { fileURLToPath } from 'node:url';
import { greet, main } from './launch/console.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { runServer } from './launch/run-product.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await main(async () => {
  greet('Production.');
  const node = await ensureInstalled(root);
  await ensureWebBuilt(root, node);
  const env = { ...process.env, STAGE: 'production', ROLE: process.env.ROLE || 'all', NODE_ENV: 'production' };
  return runServer({ root, node, args: process.argv.slice(2), env });
});
