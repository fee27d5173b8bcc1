import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Signals a terminal sends to the whole group: the program gets them itself, and this process outlives it to tear down.
 */
const WAITED_OUT: readonly NodeJS.Signals[] = ['SIGINT', 'SIGHUP'];

function run(command: string, args: readonly string[]): Promise<number> {
  const program = path.join(import.meta.dirname, '..', 'node_modules', '.bin', command);
  const child = spawn(program, args, { stdio: 'inherit' });
  const wait = () => {};
  const forward = () => child.kill('SIGTERM');
  for (const signal of WAITED_OUT) process.on(signal, wait);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}

/**
 * Runs an installed program between a setup and its teardown, which always runs: once for each list of arguments, up to
 * the first failure. Returns the last exit code.
 */
export async function runWithin(
  setup: () => Promise<() => Promise<void>>,
  command: string,
  runs: readonly (readonly string[])[],
): Promise<number> {
  const teardown = await setup();
  try {
    for (const args of runs) {
      const code = await run(command, args);
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await teardown();
  }
}
