import { cpus, totalmem } from 'node:os';

/** One row of a benchmark's table. */
export type BenchRow = Readonly<Record<string, string | number>>;

/** A bar: a measured value and its limit. */
export interface Bar {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly ok: boolean;
}

/** The results of a benchmark; written to bench/results/<name>.json. */
export interface BenchResult {
  readonly name: string;
  readonly machine: string;
  readonly rows: readonly BenchRow[];
  /** Comparisons within this one run. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly bars: readonly Bar[];
}

/** The machine in one line: the figures mean nothing without it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A bar with an upper limit. */
export function atMost(what: string, value: number, limit: number): Bar {
  return { what, value: round(value), limit, ok: value <= limit };
}

/** A bar with a lower limit. */
export function atLeast(what: string, value: number, limit: number): Bar {
  return { what, value: round(value), limit, ok: value >= limit };
}

/** The nearest-rank percentile of sorted values. NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
