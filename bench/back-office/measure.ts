import { percentile } from '../bench-result.ts';

/** The response times of one kind of request. */
export interface Times {
  readonly what: string;
  readonly ms: readonly number[];
}

/** Runs a function several times in sequence; the first run, which warms the caches, is not counted. */
export async function measure(what: string, rounds: number, once: () => Promise<void>): Promise<Times> {
  await once();
  const ms: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    await once();
    ms.push(performance.now() - startedAtMs);
  }
  return { what, ms };
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;
const p50 = ({ ms }: Times): number => tenths(percentile(ms, 0.5));
export const p99 = ({ ms }: Times): number => tenths(percentile(ms, 0.99));
/** The highest p99 of several kinds of requests. */
export const worstP99 = (all: readonly Times[]): number => Math.max(...all.map(p99));

/** A row of the result. */
export const rowOf = (times: Times) => ({ what: times.what, p50Ms: p50(times), p99Ms: p99(times) });
