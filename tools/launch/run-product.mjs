import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runForeground } from './child.mjs';
import { print } from './console.mjs';

const DEV_PORT = process.env.DEV_PORT ?? '5173';

/** The entry files of the server and of `npm run admin`, below apps/server/src. */
const MAIN = 'main.ts';
const ADMIN = path.join('admin', 'main.ts');

/** Settings in .env apply unless the environment has them; Node reads the file itself. */
function programArguments(root, program, args) {
  const settings = path.join(root, '.env');
  const read = existsSync(settings) ? [`--env-file=${settings}`] : [];
  return [...read, path.join(root, 'apps', 'server', 'src', program), ...args];
}

/**
 * The server ends when its input ends, which happens even if this process is killed; only an origin on air keeps
 * running.
 */
function startServer({ root, node, args, env }) {
  const settings = { ...env, ENDS_WITH_STDIN: '1' };
  return runForeground(node, programArguments(root, MAIN, args), { cwd: root, env: settings, stdin: 'pipe' });
}

/** Runs an admin command in the foreground; returns its exit code. */
export const runAdmin = ({ root, node, args, env }) =>
  runForeground(node, programArguments(root, ADMIN, args), { cwd: root, env }).ended;

/** Runs the server in the foreground; returns its exit code. */
export const runServer = options => startServer(options).ended;

function startWeb({ root, node, apiUrl }) {
  return spawn(node, [path.join(root, 'tools', 'launch', 'dev-web.mjs')], {
    cwd: path.join(root, 'apps', 'web'),
    env: { ...process.env, API_URL: apiUrl, DEV_PORT },
    stdio: 'inherit',
    detached: true,
  });
}

/** Runs server and web app with reload: Vite serves the page and forwards other requests to the server. */
export async function runWithReload({ root, node, args, env }) {
  const PORT = env.PORT ?? '8080';
  const apiUrl = `http://localhost:${PORT}`;
  const publicUrl = `http://localhost:${DEV_PORT}`;
  print(`  The web app with reload: ${publicUrl} (the server behind it: ${apiUrl})`);
  print('');
  const web = startWeb({ root, node, apiUrl });
  const server = startServer({
    root,
    node,
    args: [...args, '--reload'],
    env: { ...env, PORT, PUBLIC_URL: publicUrl },
  });
  web.once('exit', () => server.child.kill('SIGTERM'));
  const code = await server.ended;
  web.kill('SIGTERM');
  return code;
}
