import type { WeddingRow } from '@kotohogi/contract/wedding';

const HOUR_MS = 3_600_000;
/** More labels than this would touch each other in the narrowest window that shows the timeline. */
const MAX_LABELS = 12;

/** The time span of a timeline, with positions as shares of its width. */
export interface Timeline {
  readonly fromMs: number;
  readonly toMs: number;
  /** Full hours, for the marks. */
  readonly hours: readonly number[];
  /** The hours that have a label: every one, or every second or third of a long day. */
  readonly labels: readonly number[];
  /** One line per hall, in the order of their first ceremony. */
  readonly halls: readonly { readonly name: string; readonly rows: readonly WeddingRow[] }[];
}

/** Lays out a day's ceremonies: from an hour before the first to two hours after the last one starts. */
export function timelineOf(rows: readonly WeddingRow[]): Timeline | undefined {
  const inOrder = [...rows].sort((a, b) => a.startsAt - b.startsAt);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const fromMs = Math.floor(first.startsAt / HOUR_MS) * HOUR_MS - HOUR_MS;
  const toMs = Math.ceil(last.startsAt / HOUR_MS) * HOUR_MS + 2 * HOUR_MS;
  const names = [...new Set(inOrder.map(row => row.hallName))];
  const hours = Array.from({ length: (toMs - fromMs) / HOUR_MS - 1 }, (_, index) => fromMs + (index + 1) * HOUR_MS);
  const step = Math.ceil(hours.length / MAX_LABELS);
  return {
    fromMs,
    toMs,
    hours,
    labels: hours.filter((_, index) => index % step === 0),
    halls: names.map(name => ({ name, rows: inOrder.filter(row => row.hallName === name) })),
  };
}

/** The position of a moment on the timeline, in percent; undefined outside. */
export function placeOf({ fromMs, toMs }: Timeline, ms: number): number | undefined {
  return ms < fromMs || ms > toMs ? undefined : ((ms - fromMs) / (toMs - fromMs)) * 100;
}

/** The width of an hour, in percent. */
export function hourWidth({ fromMs, toMs }: Timeline): number {
  return (HOUR_MS / (toMs - fromMs)) * 100;
}

/** The width, in percent, from a ceremony's start to the next one in its hall, or to the end of the timeline. */
export function roomOf({ fromMs, toMs, halls }: Timeline, row: WeddingRow): number {
  const rows = halls.find(({ name }) => name === row.hallName)?.rows ?? [];
  const next = rows.find(({ startsAt }) => startsAt > row.startsAt);
  return (((next?.startsAt ?? toMs) - row.startsAt) / (toMs - fromMs)) * 100;
}
