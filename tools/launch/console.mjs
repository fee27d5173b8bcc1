/** Seconds since a moment, formatted. */
export const since = startedAtMs => `${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`;

/** Prints a plain line for the user; to stderr, so that stdout stays the product's. */
export const print = line => process.stderr.write(`${line}\n`);

/** Prints the product's name and a line that says what this command does. */
export function greet(what) {
  print('');
  print(`  ことほぎ  Kotohogi`);
  print(`  ${what}`);
  print('');
}

/** An error that stops a command: its message is for the user, without a stack trace. */
export class Obstacle extends Error {
  name = 'Obstacle';
}

/**
 * Runs a step, prints what it does and how long it took; a message every ten seconds shows that it is still running.
 */
export async function step(doing, done, work) {
  const startedAtMs = Date.now();
  print(`  … ${doing}`);
  const progress = setInterval(() => print(`    still at it (${since(startedAtMs)})`), 10_000);
  try {
    const result = await work();
    print(`  ✓ ${done} (${since(startedAtMs)})`);
    return result;
  } finally {
    clearInterval(progress);
  }
}

/** Runs a command's main function; prints an obstacle's message and exits with 1. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    print('');
    print(`  ✗ ${error.message.replaceAll('\n', '\n    ')}`);
    print('');
    process.exitCode = 1;
  }
}
