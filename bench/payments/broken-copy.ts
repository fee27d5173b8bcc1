import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.join(import.meta.dirname, '../..');

/** The compare-and-set that is removed: a key that is already claimed counts as new, so a repeated press is a new one. */
const BREAK = {
  file: 'apps/server/src/platform/idempotency/store.ts',
  from: ".onConflict(conflict => conflict.columns(['scope', 'key']).doNothing())",
  to: ".onConflict(conflict => conflict.columns(['scope', 'key']).doUpdateSet({ request_hash: claim.requestHash }))",
};

/** A copy of the server in a temporary folder, with that one change; the rest of the repository is linked. */
export async function makeBrokenCopy(): Promise<{ readonly folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-broken-'));
  await mkdir(path.join(folder, 'apps'));
  await cp(path.join(REPOSITORY, 'apps/server'), path.join(folder, 'apps/server'), { recursive: true });
  for (const name of ['apps/web', 'packages', 'adapters', 'sandboxes', 'db', 'demo', 'node_modules', 'package.json']) {
    await symlink(path.join(REPOSITORY, name), path.join(folder, name));
  }
  const file = path.join(folder, BREAK.file);
  const parts = (await readFile(file, 'utf8')).split(BREAK.from);
  if (parts.length !== 2)
    throw new Error(`${BREAK.file} has changed: what is removed from the broken build is not there`);
  await writeFile(file, parts.join(BREAK.to));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
