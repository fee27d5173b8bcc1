import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** A server in a separate process, measured from outside. */
export interface ChildServer {
  readonly url: string;
  /** Resident memory in bytes. */
  readonly memoryBytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Runs a file and waits until it reports that it listens. */
export async function startChild(file: string, port: number, env: Record<string, string>): Promise<ChildServer> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} exited before it listened`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined); // why: from here on only `stop` ends the process
  return {
    url: `http://127.0.0.1:${port}`,
    memoryBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
    },
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
