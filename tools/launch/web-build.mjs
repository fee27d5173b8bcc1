/** Builds the web app when its sources have changed. Also runs as a program. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runQuietly } from './child.mjs';
import { main, Obstacle, print, step } from './console.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test-results']);
const TEST = /\.(unit|int|e2e|web)\.test\.tsx?$/;

const manifestOf = folder => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The folders of the workspace packages in a package's build: its own and those of its dependencies, transitively. */
function foldersOf(root, folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const local = path.join(root, 'packages', name.replace('@kotohogi/', ''));
    if (name.startsWith('@kotohogi/') && existsSync(local)) foldersOf(root, local, found);
  }
  return found;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : filesIn(inner);
    return TEST.test(entry.name) ? [] : [inner];
  });
}

/** A hash that changes when any source of the web app does. */
export function hashOfSources(root) {
  const hash = createHash('sha256');
  const files = [...foldersOf(root, path.join(root, 'apps', 'web'))].flatMap(filesIn);
  for (const file of [path.join(root, 'package-lock.json'), ...files].sort()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Stored in the build itself, so that a deleted, replaced or interrupted build has none. */
const noteOf = root => path.join(root, 'apps', 'web', 'dist', '.sources');

/** True unless the last build was of exactly these sources. */
export function needsBuild(root, hash) {
  return !existsSync(noteOf(root)) || readFileSync(noteOf(root), 'utf8') !== hash;
}

async function build(root, node) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, stdout, stderr } = await runQuietly(node, [vite, 'build'], {
    cwd: path.join(root, 'apps', 'web'),
    env,
  });
  if (code === 0) return;
  throw new Obstacle(
    `The web app could not be built (vite build exited with ${code}):\n${`${stdout}\n${stderr}`.trim()}`,
  );
}

/** Builds the web app unless the existing build was made from the current sources. */
export async function ensureWebBuilt(root, node) {
  const hash = hashOfSources(root);
  if (!needsBuild(root, hash)) return;
  await step('Building the web app', 'The web app is built', () => build(root, node));
  if (hashOfSources(root) !== hash) print('    Its sources changed meanwhile: the next start builds it again.');
  writeFileSync(noteOf(root), hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureWebBuilt(fileURLToPath(new URL('../..', import.meta.url)), process.execPath);
    return 0;
  });
}
