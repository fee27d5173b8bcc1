import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './child.mjs';
import { Obstacle, step } from './console.mjs';

const OLDEST_NODE = 20;

/** Throws when the Node that runs this command is too old to install the product's own Node. */
export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return;
  throw new Obstacle(`Node ${OLDEST_NODE} or newer is needed; this is Node ${version}. See https://nodejs.org.`);
}

/** The product's own Node, installed as a package. */
export const nodeOf = root => path.join(root, 'node_modules', 'node', 'bin', 'node');

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True when a package of package-lock.json is not installed in that version. npm records what it installed in
 * node_modules/.package-lock.json, and writes that file last, so an interrupted install counts as none.
 */
export function needsInstall(root) {
  const note = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note) || !existsSync(nodeOf(root))) return true;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).some(([name, wanted]) => {
    if (!name.startsWith('node_modules/')) return false;
    const found = installed[name];
    if (!found) return !wanted.optional;
    return found.version !== wanted.version || found.resolved !== wanted.resolved;
  });
}

/** `npm run` puts node_modules/.bin first in PATH; npm itself must not run on a Node that it is about to delete. */
function environmentOutside(root) {
  const inside = path.join(root, 'node_modules');
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(folder => !folder.startsWith(inside));
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

async function npmCi(root) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env: environmentOutside(root) };
  const { code, stdout, stderr } = await runQuietly('npm', args, options).catch(cause => {
    throw new Obstacle(`npm, which comes with Node, cannot be run (${cause.message}).`, { cause });
  });
  if (code === 0) return;
  // npm prints the reason first and its usage after it
  const output = `${stderr}\n${stdout}`.trim().split('\n').slice(0, 20).join('\n');
  throw new Obstacle(`The packages could not be installed (npm ci exited with ${code}):\n${output}`);
}

function checkInstalledNode(root) {
  const { status, stdout, error } = spawnSync(nodeOf(root), ['--version'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Obstacle(
    `The Node that comes with the product does not run on this machine (${error?.message ?? `it exited with ${status}`}).\n` +
      'If npm is set to ignore install scripts, allow them for the package "node"; then delete node_modules and start again.',
  );
}

/** Installs the packages unless all of package-lock.json are present; returns the path of the product's Node. */
export async function ensureInstalled(root) {
  checkNode();
  if (needsInstall(root)) {
    await step(
      'Installing the packages (npm ci). The first time this takes a minute or two.',
      'The packages are installed',
      () => npmCi(root),
    );
  }
  checkInstalledNode(root);
  return nodeOf(root);
}
