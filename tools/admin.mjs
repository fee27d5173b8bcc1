/** `npm run admin -- COMMAND`: what an operator does on the server itself; `--help` lists the commands. */
import { fileURLToPath } from 'node:url';
import { main } from './launch/console.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { runAdmin } from './launch/run-product.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await main(async () => {
  const node = await ensureInstalled(root);
  return await runAdmin({ root, node, args: process.argv.slice(2), env: process.env });
});
