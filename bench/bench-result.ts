import { cpus, totalmem } from 'node:os';

/** One line of a benchmark's table. */
export type BenchRow = Readonly<Record<string, string | number>>;

/** A bar: what was measured against what it may be. */
export interface Bar {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly ok: boolean;
}

/** What a benchmark found; written to bench/results/<name>.json. */
export interface BenchResult {
  readonly name: string;
  readonly machine: string;
  readonly rows: readonly BenchRow[];
  /** Comparisons made within this one run. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly bars: readonly Bar[];
}

/** The machine in a line: figures mean nothing without it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A bar that must not be passed. */
export function atMost(what: string, value: number, limit: number): Bar {
  return { what, value: round(value), limit, ok: value <= limit };
}

/** A bar that must be reached. */
export function atLeast(what: string, value: number, limit: number): Bar {
  return { what, value: round(value), limit, ok: value >= limit };
}

/** The value below which a share of the sorted values lies (nearest rank). NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
