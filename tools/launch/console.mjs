/** Seconds since a moment, as people read them. */
export const since = startedAtMs => `${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`;

/** A plain line to the person who typed the command; stderr, so that stdout stays the product's. */
export const say = line => process.stderr.write(`${line}\n`);

/** The product's name over a line that says what this command does. */
export function greet(what) {
  say('');
  say(`  ことほぎ  Kotohogi`);
  say(`  ${what}`);
  say('');
}

/** Something a command cannot go on without: its message is for the person, not for a stack trace. */
export class Obstacle extends Error {
  name = 'Obstacle';
}

/** Runs a step and says what goes on and how long it took; a word every ten seconds shows that it still does. */
export async function step(doing, done, work) {
  const startedAtMs = Date.now();
  say(`  … ${doing}`);
  const news = setInterval(() => say(`    still at it (${since(startedAtMs)})`), 10_000);
  try {
    const result = await work();
    say(`  ✓ ${done} (${since(startedAtMs)})`);
    return result;
  } finally {
    clearInterval(news);
  }
}

/** Runs a command's main function; an obstacle is told in plain words and ends the process with 1. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    say('');
    say(`  ✗ ${error.message.replaceAll('\n', '\n    ')}`);
    say('');
    process.exitCode = 1;
  }
}
