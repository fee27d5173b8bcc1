import { createServer } from 'node:net';
import type { Env } from '../platform/config/read-env.ts';

/** The settings that name a port, with their usual numbers. */
const USUAL: Readonly<Record<string, number>> = {
  PORT: 8080,
  LIVE_PLAYBACK_PORT: 8081,
  LIVE_CONTROL_PORT: 8082,
  GMO_SANDBOX_PORT: 8083,
  LIVE_RTMP_PORT: 1935,
};

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isOpen = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise(resolve => server.close(resolve));
  return isOpen;
}

async function anyFree(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * On a workstation another program may use a usual port: then a free one is chosen instead, and the startup output says
 * which. Ports set in the environment are left alone. `taken`: ports of a running origin that is taken over.
 */
export async function settlePorts(env: Env, taken: Env = {}): Promise<Env> {
  const settled: Record<string, string | undefined> = { ...env };
  for (const [name, usual] of Object.entries(USUAL)) {
    settled[name] ??= taken[name];
    settled[name] ??= String((await isFree(usual)) ? usual : await anyFree());
  }
  return settled;
}
