import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { hasCode, isMissing, type RunAs } from './run-as.ts';

const portFileOf = (directory: string): string => join(directory, 'port');

/** Listens for a moment: returns the port, or undefined when the wanted one is in use. 0 requests any. */
function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', error => (hasCode(error, 'EADDRINUSE') ? resolve(undefined) : reject(error)));
    server.listen({ host: '127.0.0.1', port: wanted }, () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(port));
    });
  });
}

async function lastPort(directory: string): Promise<number> {
  try {
    const port = Number(await readFile(portFileOf(directory), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Stores the port for the next start, so that an address stays valid across restarts. */
export async function rememberPort(directory: string, port: number, owner: RunAs | undefined): Promise<void> {
  const handle = await open(portFileOf(directory), 'w', 0o600);
  await handle.writeFile(`${port}\n`);
  if (owner) await handle.chown(owner.uid, owner.gid);
  await handle.close();
}

/** The port of the last start if it is free, else any free one. */
export async function choosePort(directory: string): Promise<number> {
  const port = (await tryPort(await lastPort(directory))) ?? (await tryPort(0));
  if (port === undefined) throw new Error('no free port on 127.0.0.1');
  return port;
}
