import { toRemoteLine } from './remote-line.ts';

const FLUSH_MS = 1_000;
const MAX_BATCH = 100;
/** An unreachable service must not cost memory: excess lines are dropped; standard output has every line. */
const MAX_WAITING = 1_000;
const POST_TIMEOUT_MS = 5_000;

export interface SinkSettings {
  readonly url: string;
  readonly ratePercent: number;
  readonly post?: (url: string, body: string) => Promise<unknown>;
  readonly random?: () => number;
}

async function postLines(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  await answer.body?.cancel();
}

/**
 * Posts log lines to a monitoring service, in batches and one post at a time. It never fails, and callers never wait
 * for it.
 */
export function createSink({ url, ratePercent, post = postLines, random = Math.random }: SinkSettings) {
  const waiting: string[] = [];
  let isScheduled = false;
  const flush = async (): Promise<void> => {
    try {
      await post(
        url,
        waiting
          .splice(0, MAX_BATCH)
          .map(line => `${toRemoteLine(line)}\n`)
          .join(''),
      );
    } catch {
      // why: logging this failure would call the sink again
    }
    isScheduled = false;
    if (waiting.length > 0) schedule();
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void flush(), FLUSH_MS).unref();
  };
  return {
    write(line: string): void {
      if (random() * 100 >= ratePercent || waiting.length >= MAX_WAITING) return;
      waiting.push(line);
      schedule();
    },
  };
}
