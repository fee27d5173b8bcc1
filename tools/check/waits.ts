import type { Problem, Source } from './source.ts';

/** The settings of the test runners and whatever starts them. */
const RUNNERS =
  /(?:^|\/)(?:vitest\.[\w.]*config|playwright\.config)\.ts$|^package\.json$|^\.ci\/|^tools\/[^/]+\.(?:ts|mjs)$/;
const TESTS = /\.test\.tsx?$|^e2e\/.*\.ts$/;

const RETRY = /\bretr(?:y|ies):\s*\d|--retr(?:y|ies)\b/;
const PAGE_SLEEP = /\bwaitForTimeout\b/;
/** A promise of a timer with a delay; without a delay it only lets what is due run. */
const TIMER = /\bPromise\b.*\bsetTimeout\(\s*\w+\s*,\s*([^)]+)\)/;
const IMPORTED = /import \{[^}]*\bsetTimeout(?: as (\w+))?[^}]*\} from 'node:timers\/promises'/;
/** The longest step of a loop that polls, ms. */
const STEP_MS = 50;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Whether a line is in a loop of the test, its own line included. */
function isInLoop(lines: readonly string[], at: number): boolean {
  let indent = indentOf(lines[at] ?? '') + 1;
  for (let n = at; n >= 0 && indent > 0; n -= 1) {
    const line = lines[n] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    if (/^\s*(?:while|for|do)\b/.test(line)) return true;
  }
  return false;
}

/** The delay that a line sleeps for, as written; undefined if it does not sleep. */
function delayOf(line: string, imported: string | undefined): string | undefined {
  const called = imported === undefined ? null : new RegExp(`\\b${imported}\\(([^)]*)\\)`).exec(line);
  return TIMER.exec(line)?.[1] ?? called?.[1];
}

function findSleeps(text: string): number[] {
  const lines = text.split('\n');
  const found = IMPORTED.exec(text);
  const imported = found === null ? undefined : (found[1] ?? 'setTimeout');
  return lines.flatMap((line, at) => {
    if (PAGE_SLEEP.test(line)) return [at + 1];
    const delay = line.startsWith('import ') ? undefined : delayOf(line, imported);
    if (delay === undefined) return [];
    const isStep = Number(delay.replaceAll('_', '')) <= STEP_MS && isInLoop(lines, at);
    return isStep ? [] : [at + 1];
  });
}

/** Tests poll for what they wait for, and a failed test is red at once: a sleep or a retry would hide a fault. */
export function checkWaits(source: Source): Problem[] {
  const files = source.files();
  const tests = files.filter(file => TESTS.test(file));
  const runners = files.filter(file => RUNNERS.test(file));
  if (tests.length < 200 || runners.length < 8)
    return [{ file: '.', text: `only ${tests.length} tests were read: the gate is blind` }];
  return [
    ...[...tests, ...runners]
      .filter(file => RETRY.test(source.read(file)))
      .map(file => ({ file, text: 'retries a failed test: make it independent of the machine instead' })),
    ...tests.flatMap(file =>
      findSleeps(source.read(file)).map(line => ({
        file: `${file}:${line}`,
        text: 'sleeps: poll for what it waits for (a time that is itself the subject: elapse of the testkit)',
      })),
    ),
  ];
}
